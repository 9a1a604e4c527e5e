// Generated from schemas/neuralis/package.schema.ts by `npm run generate`.
// Edit the source instead.

import {
  buildDocument,
  fluentBuilder,
  part,
  standardSchemaOf,
  type Complete,
  type Given,
  type StandardSchemaV1,
} from '../../src/runtime/index.js';
import { packageRuntime } from './package.runtime.js';
import type {
  Access,
  App,
  Bridge,
  CardSurface,
  Chrome,
  Composer,
  DirectRender,
  DockSurface,
  Height,
  IframeRender,
  Layout,
  Match,
  McpRender,
  NamedAction,
  NeuralisBlock,
  NeuralisPackage,
  Open,
  OpenWidgetAction,
  Requires,
  UiModule,
  WidgetSurface,
} from './package.types.js';

/**
 * The properties of `NeuralisPackage`.
 */
export interface PkgInput {
  readonly [key: string]: Given<NeuralisPackage[string]> | undefined;
  /**
   * The block, if the file is a `package.json`.
   */
  readonly neuralis?: Given<NeuralisPackage['neuralis']> | undefined;
  /**
   * What the package asks its host for. Without `trust` it counts as untrusted.
   */
  readonly access?: Given<NeuralisPackage['access']> | undefined;
  /**
   * The user interface of the package.
   */
  readonly app?: Given<NeuralisPackage['app']> | undefined;
}

/**
 * Builds a `neuralis/package` document (Neuralis package): validates it, and returns plain frozen JSON in the schema's order.
 *
 * @throws {ManifestError} with every issue, when the document is invalid.
 */
export function pkg(input: PkgInput): NeuralisPackage {
  return buildDocument<NeuralisPackage>(packageRuntime, input, {});
}

/**
 * Collects the input of `pkg`, one property at a time. Each method returns a new builder.
 */
export interface PkgBuilder<Known extends string = never> {
  /**
   * The block, if the file is a `package.json`.
   */
  neuralis(value: PkgInput['neuralis']): PkgBuilder<Known | 'neuralis'>;
  /**
   * What the package asks its host for. Without `trust` it counts as untrusted.
   */
  access(value: PkgInput['access']): PkgBuilder<Known | 'access'>;
  /**
   * The user interface of the package.
   */
  app(value: PkgInput['app']): PkgBuilder<Known | 'app'>;
  /**
   * Builds the document as `pkg` does; compiles only once every required property is set.
   */
  build(this: Complete<Exclude<never, Known>>): NeuralisPackage;
}

/**
 * Starts a fluent builder for `pkg`.
 */
export function pkgBuilder(): PkgBuilder {
  return fluentBuilder<PkgBuilder>(pkg, {
    neuralis: { set: 'neuralis' },
    access: { set: 'access' },
    app: { set: 'app' },
  });
}

/**
 * The format `neuralis/package` as a [Standard Schema](https://standardschema.dev); validates structure and rules.
 */
export const pkgSchema: StandardSchemaV1<NeuralisPackage> =
  /* @__PURE__ */ standardSchemaOf<NeuralisPackage>(packageRuntime);

/**
 * The properties of `WidgetSurface` except `kind`, which the function sets.
 */
export interface WidgetSurfaceInput {
  /**
   * The name of this contribution, in any form.
   *
   * Not empty.
   */
  readonly id: Given<WidgetSurface['id']>;
  /**
   * The identity of the widget, unique in the package. Dock entries open the widget by this name, and its files are in a folder of the same name.
   *
   * Not empty.
   */
  readonly type: Given<WidgetSurface['type']>;
  /**
   * The title that users see. Defaults to `type`.
   */
  readonly title?: Given<WidgetSurface['title']> | undefined;
  /**
   * The icon of the widget. A lucide icon name, such as `LayoutDashboard` or `layout-dashboard`. For an unknown name the host shows a fallback glyph.
   */
  readonly icon?: Given<WidgetSurface['icon']> | undefined;
  /**
   * How the widget is rendered.
   */
  readonly component: Given<WidgetSurface['component']>;
  /**
   * What a user needs to see the surface.
   */
  readonly requires?: Given<WidgetSurface['requires']> | undefined;
  /**
   * The initial and minimum size of the widget.
   */
  readonly layout?: Given<WidgetSurface['layout']> | undefined;
  /**
   * What the workspace draws around it.
   */
  readonly chrome?: Given<WidgetSurface['chrome']> | undefined;
  /**
   * How instances are opened.
   */
  readonly open?: Given<WidgetSurface['open']> | undefined;
  /**
   * Whether the widget opens automatically for each agent.
   *
   * @default false
   */
  readonly defaultOpen?: Given<WidgetSurface['defaultOpen']> | undefined;
  /**
   * The privileged channel from the frame to its host.
   */
  readonly bridge?: Given<WidgetSurface['bridge']> | undefined;
  /**
   * Metadata for a dock entry. It has no effect; declare a `dock` surface instead.
   */
  readonly dock?: Given<WidgetSurface['dock']> | undefined;
}

/**
 * The properties of `CardSurface` except `kind`, which the function sets.
 */
export interface CardSurfaceInput {
  /**
   * The identity of the card, unique in the package. Its files are in a folder of the same name.
   *
   * Not empty.
   */
  readonly id: Given<CardSurface['id']>;
  /**
   * The name by which tools refer to the card. Cards of the same type must have the same renderer and composer. Start it with the package's id.
   *
   * Not empty.
   */
  readonly type: Given<CardSurface['type']>;
  /**
   * The title that users see.
   */
  readonly title?: Given<CardSurface['title']> | undefined;
  /**
   * The icon of the card. A lucide icon name, such as `LayoutDashboard` or `layout-dashboard`. For an unknown name the host shows a fallback glyph.
   */
  readonly icon?: Given<CardSurface['icon']> | undefined;
  /**
   * Which tool calls the card shows.
   */
  readonly match?: Given<CardSurface['match']> | undefined;
  /**
   * How the card is rendered.
   */
  readonly render: Given<CardSurface['render']>;
  /**
   * How its calls are collected above the chat composer.
   */
  readonly composer?: Given<CardSurface['composer']> | undefined;
  /**
   * The row height to reserve before the card renders.
   */
  readonly height?: Given<CardSurface['height']> | undefined;
  /**
   * The privileged channel from the frame to its host.
   */
  readonly bridge?: Given<CardSurface['bridge']> | undefined;
  /**
   * What a user needs to see the surface.
   */
  readonly requires?: Given<CardSurface['requires']> | undefined;
}

/**
 * The properties of `DockSurface` except `kind`, which the function sets.
 */
export interface DockSurfaceInput {
  /**
   * The identity of the entry, unique in the package.
   *
   * Not empty.
   */
  readonly id: Given<DockSurface['id']>;
  /**
   * The label that users see.
   *
   * Not empty.
   */
  readonly label: Given<DockSurface['label']>;
  /**
   * The icon of the entry. Defaults to `Square`. A lucide icon name, such as `LayoutDashboard` or `layout-dashboard`. For an unknown name the host shows a fallback glyph.
   */
  readonly icon?: Given<DockSurface['icon']> | undefined;
  /**
   * A CSS color.
   */
  readonly color?: Given<DockSurface['color']> | undefined;
  /**
   * The position among the entries of packages with the same trust level, lowest first.
   *
   * @default 50
   */
  readonly position?: Given<DockSurface['position']> | undefined;
  /**
   * The section of the dock. It has no effect today.
   */
  readonly section?: Given<DockSurface['section']> | undefined;
  /**
   * The dock. Only `primary` shows entries of packages.
   *
   * @default "primary"
   */
  readonly dock?: Given<DockSurface['dock']> | undefined;
  /**
   * What a click does.
   */
  readonly action: Given<DockSurface['action']>;
  /**
   * What a user needs to see the surface.
   */
  readonly requires?: Given<DockSurface['requires']> | undefined;
}

/**
 * One contribution to the user interface. `kind` decides which other properties it has.
 *
 * One function for each value of `kind`.
 */
export const surface = {
  /**
   * A window that users open in the workspace.
   *
   * A window in the workspace.
   *
   * `kind` is `widget`.
   */
  widget(input: WidgetSurfaceInput): WidgetSurface {
    return part<WidgetSurface>(input, { fixed: { kind: 'widget' } });
  },
  /**
   * A view of a tool call, inline in the chat.
   *
   * A view of a tool call in the chat.
   *
   * `kind` is `card`.
   */
  card(input: CardSurfaceInput): CardSurface {
    return part<CardSurface>(input, { fixed: { kind: 'card' } });
  },
  /**
   * An icon in the dock that opens a widget or runs an action.
   *
   * An entry of the dock.
   *
   * `kind` is `dock`.
   */
  dock(input: DockSurfaceInput): DockSurface {
    return part<DockSurface>(input, { fixed: { kind: 'dock' } });
  },
} as const;

/**
 * The properties of `IframeRender` except `renderer`, which the function sets.
 */
export interface IframeRenderInput {
  /**
   * The page: an HTML entry of the package inside `app/surfaces/<kind>/<identity>/` or, for a package that is at least trusted, an absolute URL.
   *
   * Not empty.
   */
  readonly url: Given<IframeRender['url']>;
  /**
   * What the host serves for a relative HTML entry. `self-contained`: only the entry, with styles, scripts and images inside it. `bundle`: also the files in its folder and in `app/shared/`.
   *
   * @default "self-contained"
   */
  readonly assetMode?: Given<IframeRender['assetMode']> | undefined;
}

/**
 * The properties of `DirectRender` except `renderer`, which the function sets.
 */
export interface DirectRenderInput {
  /**
   * The key under which the package's UI module registers the component. Without it, the host shows a placeholder.
   *
   * Not empty.
   */
  readonly import: Given<DirectRender['import']>;
}

/**
 * How a widget is rendered.
 *
 * One function for each value of `renderer`.
 */
export const widgetRender = {
  /**
   * Shows a page in a sandboxed frame. Every package may use it.
   *
   * A page of its own in a sandboxed frame.
   *
   * `renderer` is `iframe`.
   */
  iframe(input: IframeRenderInput): IframeRender {
    return part<IframeRender>(input, { fixed: { renderer: 'iframe' } });
  },
  /**
   * Renders a component that the UI module of a first-party package has registered.
   *
   * A React component in the workspace itself.
   *
   * `renderer` is `direct`.
   */
  direct(input: DirectRenderInput): DirectRender {
    return part<DirectRender>(input, { fixed: { renderer: 'direct' } });
  },
  /**
   * Marks a widget that was imported. Do not write it in a package of your own.
   *
   * A surface imported from an MCP server.
   *
   * `renderer` is `mcp`.
   */
  mcp(): McpRender {
    return part<McpRender>({}, { fixed: { renderer: 'mcp' } });
  },
} as const;
/**
 * How a card is rendered.
 *
 * One function for each value of `renderer`.
 */
export const cardRender = {
  /**
   * Shows a page in a sandboxed frame. Every package may use it.
   *
   * A page of its own in a sandboxed frame.
   *
   * `renderer` is `iframe`.
   */
  iframe(input: IframeRenderInput): IframeRender {
    return part<IframeRender>(input, { fixed: { renderer: 'iframe' } });
  },
  /**
   * Renders a component that the UI module of a first-party package has registered.
   *
   * A React component in the workspace itself.
   *
   * `renderer` is `direct`.
   */
  direct(input: DirectRenderInput): DirectRender {
    return part<DirectRender>(input, { fixed: { renderer: 'direct' } });
  },
} as const;

/**
 * The properties of `OpenWidgetAction` except `type`, which the function sets.
 */
export interface OpenWidgetActionInput {
  /**
   * The `type` of the widget.
   *
   * Not empty.
   */
  readonly widget: Given<OpenWidgetAction['widget']>;
  /**
   * The title of the opened widget.
   */
  readonly title?: Given<OpenWidgetAction['title']> | undefined;
}

/**
 * The properties of `NamedAction` except `type`, which the function sets.
 */
export interface NamedActionInput {
  /**
   * The id of the action. The host ignores an id that it does not know.
   *
   * Not empty.
   */
  readonly id: Given<NamedAction['id']>;
}

/**
 * What a click on a dock entry does.
 *
 * One function for each value of `type`.
 */
export const dockAction = {
  /**
   * Opens a widget of the package.
   *
   * Opens a widget.
   *
   * `type` is `open-widget`.
   */
  openWidget(input: OpenWidgetActionInput): OpenWidgetAction {
    return part<OpenWidgetAction>(input, { fixed: { type: 'open-widget' } });
  },
  /**
   * Runs an action that the host knows by its id.
   *
   * Runs an action of the host.
   *
   * `type` is `action`.
   */
  action(input: NamedActionInput): NamedAction {
    return part<NamedAction>(input, { fixed: { type: 'action' } });
  },
} as const;

/**
 * The properties of `NeuralisBlock`.
 */
export interface NeuralisBlockInput {
  readonly [key: string]: Given<NeuralisBlock[string]> | undefined;
  /**
   * What the package asks its host for. Without `trust` it counts as untrusted.
   */
  readonly access?: Given<NeuralisBlock['access']> | undefined;
  /**
   * The user interface of the package.
   */
  readonly app?: Given<NeuralisBlock['app']> | undefined;
}

/**
 * What makes an npm package a Neuralis package.
 */
export function neuralisBlock(input?: NeuralisBlockInput): NeuralisBlock {
  return part<NeuralisBlock>(input ?? {});
}

/**
 * The properties of `Access`.
 */
export interface AccessInput {
  readonly [key: string]: Given<Access[string]> | undefined;
  /**
   * The trust level that the package asks for. The host decides; a package without a level counts as untrusted.
   *
   * @default "untrusted"
   */
  readonly trust?: Given<Access['trust']> | undefined;
}

/**
 * What the package asks its host for. The trust level decides which renderers its surfaces may use.
 */
export function access(input?: AccessInput): Access {
  return part<Access>(input ?? {});
}

/**
 * The properties of `App`.
 */
export interface AppInput {
  readonly [key: string]: Given<App[string]> | undefined;
  /**
   * What the package adds to the user interface.
   */
  readonly surfaces?: Given<App['surfaces']> | undefined;
  /**
   * The module that registers the components of `direct` surfaces.
   */
  readonly module?: Given<App['module']> | undefined;
}

/**
 * The user interface of a package.
 */
export function app(input?: AppInput): App {
  return part<App>(input ?? {});
}

/**
 * The properties of `UiModule`.
 */
export interface UiModuleInput {
  /**
   * The prebuilt browser module, below `dist/app/`.
   */
  readonly entry: Given<UiModule['entry']>;
  /**
   * Its style sheet, below `dist/app/`.
   */
  readonly css?: Given<UiModule['css']> | undefined;
  /**
   * The modules that other first-party UI modules may import from this one.
   *
   * Each item: The name of a module.
   */
  readonly provides?: Given<UiModule['provides']> | undefined;
}

/**
 * The module that registers the components of `direct` surfaces. Only first-party packages may have one.
 */
export function uiModule(input: UiModuleInput): UiModule {
  return part<UiModule>(input);
}

/**
 * The properties of `Requires`.
 */
export interface RequiresInput {
  /**
   * The features that a user must have, all of them.
   *
   * Each item: The id of a feature.
   */
  readonly features?: Given<Requires['features']> | undefined;
}

/**
 * What a user needs to see the surface.
 */
export function requires(input?: RequiresInput): Requires {
  return part<Requires>(input ?? {});
}

/**
 * The properties of `Layout`.
 */
export interface LayoutInput {
  /**
   * The width of a new widget, in pixels.
   */
  readonly defaultWidth?: Given<Layout['defaultWidth']> | undefined;
  /**
   * The height of a new widget, in pixels.
   */
  readonly defaultHeight?: Given<Layout['defaultHeight']> | undefined;
  /**
   * The minimum width, in pixels.
   */
  readonly minWidth?: Given<Layout['minWidth']> | undefined;
  /**
   * The minimum height, in pixels.
   */
  readonly minHeight?: Given<Layout['minHeight']> | undefined;
}

/**
 * The initial and minimum size of a widget.
 */
export function layout(input?: LayoutInput): Layout {
  return part<Layout>(input ?? {});
}

/**
 * The properties of `Chrome`.
 */
export interface ChromeInput {
  /**
   * The position of the control strip and when it is visible.
   *
   * @default "toolbar"
   */
  readonly mode?: Given<Chrome['mode']> | undefined;
  /**
   * Whether the widget starts out transparent.
   *
   * @default false
   */
  readonly transparent?: Given<Chrome['transparent']> | undefined;
  /**
   * Whether the strip lets the user change the transparency. In an untrusted package it never does.
   *
   * @default true
   */
  readonly userTransparency?: Given<Chrome['userTransparency']> | undefined;
  /**
   * The position among tiled widgets, lowest first.
   */
  readonly sortKey?: Given<Chrome['sortKey']> | undefined;
  /**
   * A CSS class for the element around the content.
   */
  readonly contentClassName?: Given<Chrome['contentClassName']> | undefined;
}

/**
 * What the workspace draws around a widget.
 */
export function chrome(input?: ChromeInput): Chrome {
  return part<Chrome>(input ?? {});
}

/**
 * The properties of `Open`.
 */
export interface OpenInput {
  /**
   * Whether opening the widget again restores the open instance instead of creating a second one.
   *
   * @default false
   */
  readonly singleton?: Given<Open['singleton']> | undefined;
  /**
   * The title of a new instance.
   */
  readonly defaultTitle?: Given<Open['defaultTitle']> | undefined;
}

/**
 * How instances of a widget are opened.
 */
export function open(input?: OpenInput): Open {
  return part<Open>(input ?? {});
}

/**
 * The properties of `Bridge`.
 */
export interface BridgeInput {
  /**
   * Whether the frame gets `window.neuralis` (`submitApproval`, `requestData`). Requires a trusted package and an absolute `https` URL.
   *
   * @default false
   */
  readonly enabled?: Given<Bridge['enabled']> | undefined;
}

/**
 * The privileged channel from a frame to its host.
 */
export function bridge(input?: BridgeInput): Bridge {
  return part<Bridge>(input ?? {});
}

/**
 * The properties of `Match`.
 */
export interface MatchInput {
  /**
   * Tools whose calls the card shows.
   *
   * Each item: The name of a tool.
   */
  readonly tools?: Given<Match['tools']> | undefined;
  /**
   * Limits the card to calls where the model is waiting for the user.
   */
  readonly state?: Given<Match['state']> | undefined;
}

/**
 * Which tool calls a card shows.
 */
export function match(input?: MatchInput): Match {
  return part<Match>(input ?? {});
}

/**
 * The properties of `Composer`.
 */
export interface ComposerInput {
  /**
   * The tab on which calls of the card appear.
   */
  readonly tab?: Given<Composer['tab']> | undefined;
  /**
   * The property of `structuredContent` whose string labels the call.
   *
   * Not empty.
   */
  readonly badgeField?: Given<Composer['badgeField']> | undefined;
  /**
   * The property of `structuredContent` that holds the changed path or paths.
   *
   * Not empty.
   */
  readonly pathField?: Given<Composer['pathField']> | undefined;
}

/**
 * How the calls of an `iframe` card are collected above the chat composer.
 */
export function composer(input?: ComposerInput): Composer {
  return part<Composer>(input ?? {});
}

/**
 * The properties of `Height`.
 */
export interface HeightInput {
  /**
   * The initial and collapsed height of the row, in layout pixels.
   */
  readonly compact: Given<Height['compact']>;
  /**
   * The height of the expanded row, in layout pixels. Defaults to `compact`.
   */
  readonly expanded?: Given<Height['expanded']> | undefined;
}

/**
 * The height that the chat timeline reserves for an `iframe` card before it renders. The platform clamps the numbers to its own range.
 */
export function height(input: HeightInput): Height {
  return part<Height>(input);
}
