import { type DockSurfaceInput, dockAction, surface } from '../../../generated/neuralis/package.builders.js';
import type { DockSurface } from '../../../generated/neuralis/package.types.js';
import { propertiesOf } from './properties-of.js';

type Rest = Omit<DockSurfaceInput, 'action'>;

/** Dock entries by what a click does. */
export const dock = {
  /** Opens a widget, named by its `type`. */
  openWidget(input: Rest & { readonly widget: string; readonly title?: string | undefined }): DockSurface {
    const { widget, title, ...rest } = propertiesOf(input);
    return surface.dock({
      ...rest,
      action: dockAction.openWidget(title === undefined ? { widget } : { widget, title }),
    });
  },
  /** Runs an action of the host, named by its id. */
  action(input: Rest & { readonly action: string }): DockSurface {
    const { action, ...rest } = propertiesOf(input);
    return surface.dock({ ...rest, action: dockAction.action({ id: action }) });
  },
} as const;
