import { LETTERPRESS, type LetterpressAnnotation } from '../../core/annotations.js';

/** Wraps an annotation into schema options: `Type.String({ pattern, ...annotate({ demand: '…' }) })`. */
export function annotate(annotation: LetterpressAnnotation): { readonly [LETTERPRESS]: LetterpressAnnotation } {
  return { [LETTERPRESS]: annotation };
}
