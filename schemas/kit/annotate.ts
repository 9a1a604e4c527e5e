import { LETTERPRESS, type LetterpressAnnotation } from '../../core/annotations.js';

/** Makes schema options of an annotation: `Type.String({ pattern, ...annotate({ constraint: '…' }) })`. */
export function annotate(annotation: LetterpressAnnotation): { readonly [LETTERPRESS]: LetterpressAnnotation } {
  return { [LETTERPRESS]: annotation };
}
