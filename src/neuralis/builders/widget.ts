import {
  type DirectRenderInput,
  type IframeRenderInput,
  surface,
  type WidgetSurfaceInput,
  widgetRender,
} from '../../../generated/neuralis/package.builders.js';
import type {
  DirectRender,
  IframeRender,
  McpRender,
  WidgetSurface,
} from '../../../generated/neuralis/package.types.js';
import { propertiesOf } from './properties-of.js';
import type { WithoutBridge } from './trusted.js';

type Rest = Omit<WidgetSurfaceInput, 'component'>;
type RestWithoutBridge = Omit<Rest, 'bridge'> & WithoutBridge;

/** A widget with a known renderer. */
export type WidgetOf<Render> = WidgetSurface & { component: Render };

/** A page in a sandboxed frame. With a relative URL, every package may use it. */
function iframe(input: RestWithoutBridge & IframeRenderInput): WidgetOf<IframeRender> & WithoutBridge;
function iframe(input: Rest & IframeRenderInput): WidgetOf<IframeRender>;
function iframe(input: Rest & IframeRenderInput): WidgetOf<IframeRender> {
  const { url, assetMode, ...rest } = propertiesOf(input);
  const component = widgetRender.iframe(assetMode === undefined ? { url } : { url, assetMode });
  return { ...surface.widget({ ...rest, component }), component };
}

/** A component that the UI module of a first-party package registers. */
function direct(input: Rest & DirectRenderInput): WidgetOf<DirectRender> {
  const { import: key, ...rest } = propertiesOf(input);
  const component = widgetRender.direct({ import: key });
  return { ...surface.widget({ ...rest, component }), component };
}

/** A widget imported from an MCP server. */
function mcp(input: RestWithoutBridge): WidgetOf<McpRender> & WithoutBridge;
function mcp(input: Rest): WidgetOf<McpRender>;
function mcp(input: Rest): WidgetOf<McpRender> {
  const component = widgetRender.mcp();
  return { ...surface.widget({ ...propertiesOf(input), component }), component };
}

/** Widgets by renderer. The properties of the render block are given beside those of the widget. */
export const widget = { iframe, direct, mcp } as const;
