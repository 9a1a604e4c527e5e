// Generated from schemas/neuralis/package.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * Declares the surfaces that a package adds. The file is a `package.json` with a `neuralis` property, or a `neuralis.package.json`, which is the block itself.
 *
 * The index signature also includes the types of the named properties; the format keeps them apart.
 */
export interface NeuralisPackage {
  /**
   * The block, if the file is a `package.json`.
   */
  neuralis?: NeuralisBlock;
  /**
   * What the package asks its host for. Without `trust` it counts as untrusted.
   */
  access?: Access;
  /**
   * The user interface of the package.
   */
  app?: App;
  /**
   * Other properties of the file.
   */
  [k: string]: unknown;
}

/**
 * What makes an npm package a Neuralis package.
 *
 * The index signature also includes the types of the named properties; the format keeps them apart.
 */
export interface NeuralisBlock {
  /**
   * What the package asks its host for. Without `trust` it counts as untrusted.
   */
  access?: Access;
  /**
   * The user interface of the package.
   */
  app?: App;
  /**
   * Other parts of a package: tools, skills, agents and more.
   */
  [k: string]: unknown;
}

/**
 * What the package asks its host for. The trust level decides which renderers its surfaces may use.
 *
 * The index signature also includes the types of the named properties; the format keeps them apart.
 */
export interface Access {
  /**
   * The trust level that the package asks for. The host decides; a package without a level counts as untrusted.
   *
   * @default "untrusted"
   */
  trust?: TrustLevel;
  /**
   * Other properties of the platform.
   */
  [k: string]: unknown;
}

/**
 * The user interface of a package.
 *
 * The index signature also includes the types of the named properties; the format keeps them apart.
 */
export interface App {
  /**
   * What the package adds to the user interface.
   */
  surfaces?: Surface[];
  /**
   * The module that registers the components of `direct` surfaces.
   */
  module?: UiModule;
  /**
   * Other properties of the platform.
   */
  [k: string]: unknown;
}

/**
 * How far a host trusts a package, from least to most.
 */
export type TrustLevel = 'untrusted' | 'trusted' | 'first-party';

/**
 * One contribution to the user interface. `kind` decides which other properties it has.
 */
export type Surface = WidgetSurface | CardSurface | DockSurface;

/**
 * The module that registers the components of `direct` surfaces. Only first-party packages may have one.
 */
export interface UiModule {
  /**
   * The prebuilt browser module, below `dist/app/`.
   */
  entry: string;
  /**
   * Its style sheet, below `dist/app/`.
   */
  css?: string;
  /**
   * The modules that other first-party UI modules may import from this one.
   *
   * Each item: The name of a module.
   */
  provides?: string[];
}

/**
 * A window that users open in the workspace.
 */
export interface WidgetSurface {
  /**
   * A window in the workspace.
   */
  kind: 'widget';
  /**
   * The name of this contribution, in any form.
   *
   * Not empty.
   */
  id: string;
  /**
   * The identity of the widget, unique in the package. Dock entries open the widget by this name, and its files are in a folder of the same name.
   *
   * Not empty.
   */
  type: string;
  /**
   * The title that users see. Defaults to `type`.
   */
  title?: string;
  /**
   * The icon of the widget. A lucide icon name, such as `LayoutDashboard` or `layout-dashboard`. For an unknown name the host shows a fallback glyph.
   */
  icon?: string;
  /**
   * How the widget is rendered.
   */
  component: WidgetRender;
  /**
   * What a user needs to see the surface.
   */
  requires?: Requires;
  /**
   * The initial and minimum size of the widget.
   */
  layout?: Layout;
  /**
   * What the workspace draws around it.
   */
  chrome?: Chrome;
  /**
   * How instances are opened.
   */
  open?: Open;
  /**
   * Whether the widget opens automatically for each agent.
   *
   * @default false
   */
  defaultOpen?: boolean;
  /**
   * The privileged channel from the frame to its host.
   */
  bridge?: Bridge;
  /**
   * Metadata for a dock entry. It has no effect; declare a `dock` surface instead.
   */
  dock?: unknown;
}

/**
 * A view of a tool call, inline in the chat.
 */
export interface CardSurface {
  /**
   * A view of a tool call in the chat.
   */
  kind: 'card';
  /**
   * The identity of the card, unique in the package. Its files are in a folder of the same name.
   *
   * Not empty.
   */
  id: string;
  /**
   * The name by which tools refer to the card. Cards of the same type must have the same renderer and composer. Start it with the package's id.
   *
   * Not empty.
   */
  type: string;
  /**
   * The title that users see.
   */
  title?: string;
  /**
   * The icon of the card. A lucide icon name, such as `LayoutDashboard` or `layout-dashboard`. For an unknown name the host shows a fallback glyph.
   */
  icon?: string;
  /**
   * Which tool calls the card shows.
   */
  match?: Match;
  /**
   * How the card is rendered.
   */
  render: CardRender;
  /**
   * How its calls are collected above the chat composer.
   */
  composer?: Composer;
  /**
   * The row height to reserve before the card renders.
   */
  height?: Height;
  /**
   * The privileged channel from the frame to its host.
   */
  bridge?: Bridge;
  /**
   * What a user needs to see the surface.
   */
  requires?: Requires;
}

/**
 * An icon in the dock that opens a widget or runs an action.
 */
export interface DockSurface {
  /**
   * An entry of the dock.
   */
  kind: 'dock';
  /**
   * The identity of the entry, unique in the package.
   *
   * Not empty.
   */
  id: string;
  /**
   * The label that users see.
   *
   * Not empty.
   */
  label: string;
  /**
   * The icon of the entry. Defaults to `Square`. A lucide icon name, such as `LayoutDashboard` or `layout-dashboard`. For an unknown name the host shows a fallback glyph.
   */
  icon?: string;
  /**
   * A CSS color.
   */
  color?: string;
  /**
   * The position among the entries of packages with the same trust level, lowest first.
   *
   * @default 50
   */
  position?: number;
  /**
   * The section of the dock. It has no effect today.
   */
  section?: 'top' | 'bottom';
  /**
   * The dock. Only `primary` shows entries of packages.
   *
   * @default "primary"
   */
  dock?: 'primary' | 'secondary';
  /**
   * What a click does.
   */
  action: DockAction;
  /**
   * What a user needs to see the surface.
   */
  requires?: Requires;
}

/**
 * How a widget is rendered.
 */
export type WidgetRender = IframeRender | DirectRender | McpRender;

/**
 * What a user needs to see the surface.
 */
export interface Requires {
  /**
   * The features that a user must have, all of them.
   *
   * Each item: The id of a feature.
   */
  features?: string[];
}

/**
 * The initial and minimum size of a widget.
 */
export interface Layout {
  /**
   * The width of a new widget, in pixels.
   */
  defaultWidth?: number;
  /**
   * The height of a new widget, in pixels.
   */
  defaultHeight?: number;
  /**
   * The minimum width, in pixels.
   */
  minWidth?: number;
  /**
   * The minimum height, in pixels.
   */
  minHeight?: number;
}

/**
 * What the workspace draws around a widget.
 */
export interface Chrome {
  /**
   * The position of the control strip and when it is visible.
   *
   * @default "toolbar"
   */
  mode?: ChromeMode;
  /**
   * Whether the widget starts out transparent.
   *
   * @default false
   */
  transparent?: boolean;
  /**
   * Whether the strip lets the user change the transparency. In an untrusted package it never does.
   *
   * @default true
   */
  userTransparency?: boolean;
  /**
   * The position among tiled widgets, lowest first.
   */
  sortKey?: number;
  /**
   * A CSS class for the element around the content.
   */
  contentClassName?: string;
}

/**
 * How instances of a widget are opened.
 */
export interface Open {
  /**
   * Whether opening the widget again restores the open instance instead of creating a second one.
   *
   * @default false
   */
  singleton?: boolean;
  /**
   * The title of a new instance.
   */
  defaultTitle?: string;
}

/**
 * The privileged channel from a frame to its host.
 */
export interface Bridge {
  /**
   * Whether the frame gets `window.neuralis` (`submitApproval`, `requestData`). Requires a trusted package and an absolute `https` URL.
   *
   * @default false
   */
  enabled?: boolean;
}

/**
 * Which tool calls a card shows.
 */
export interface Match {
  /**
   * Tools whose calls the card shows.
   *
   * Each item: The name of a tool.
   */
  tools?: string[];
  /**
   * Limits the card to calls where the model is waiting for the user.
   */
  state?: MatchState;
}

/**
 * How a card is rendered.
 */
export type CardRender = IframeRender | DirectRender;

/**
 * How the calls of an `iframe` card are collected above the chat composer.
 */
export interface Composer {
  /**
   * The tab on which calls of the card appear.
   */
  tab?: ComposerTab;
  /**
   * The property of `structuredContent` whose string labels the call.
   *
   * Not empty.
   */
  badgeField?: string;
  /**
   * The property of `structuredContent` that holds the changed path or paths.
   *
   * Not empty.
   */
  pathField?: string;
}

/**
 * The height that the chat timeline reserves for an `iframe` card before it renders. The platform clamps the numbers to its own range.
 */
export interface Height {
  /**
   * The initial and collapsed height of the row, in layout pixels.
   */
  compact: number;
  /**
   * The height of the expanded row, in layout pixels. Defaults to `compact`.
   */
  expanded?: number;
}

/**
 * What a click on a dock entry does.
 */
export type DockAction = OpenWidgetAction | NamedAction;

/**
 * Shows a page in a sandboxed frame. Every package may use it.
 */
export interface IframeRender {
  /**
   * A page of its own in a sandboxed frame.
   */
  renderer: 'iframe';
  /**
   * The page: an HTML entry of the package inside `app/surfaces/<kind>/<identity>/` or, for a package that is at least trusted, an absolute URL.
   *
   * Not empty.
   */
  url: string;
  /**
   * What the host serves for a relative HTML entry. `self-contained`: only the entry, with styles, scripts and images inside it. `bundle`: also the files in its folder and in `app/shared/`.
   *
   * @default "self-contained"
   */
  assetMode?: AssetMode;
}

/**
 * Renders a component that the UI module of a first-party package has registered.
 */
export interface DirectRender {
  /**
   * A React component in the workspace itself.
   */
  renderer: 'direct';
  /**
   * The key under which the package's UI module registers the component. Without it, the host shows a placeholder.
   *
   * Not empty.
   */
  import: string;
}

/**
 * Marks a widget that was imported. Do not write it in a package of your own.
 */
export interface McpRender {
  /**
   * A surface imported from an MCP server.
   */
  renderer: 'mcp';
}

/**
 * The position of the control strip and when it is visible: `toolbar` in a header row with the title, always; `frameless` over the top right corner, on hover; `floating` over the top right corner, always.
 */
export type ChromeMode = 'toolbar' | 'frameless' | 'floating';

/**
 * What the model is waiting for: an answer (`interaction-required`) or a permission (`approval-required`). The body of an approval card is only a preview.
 */
export type MatchState = 'interaction-required' | 'approval-required';

/**
 * A tab of the panel above the chat composer; a manifest cannot add tabs.
 */
export type ComposerTab = 'changes' | 'todos' | 'actions' | 'delegates';

/**
 * Opens a widget of the package.
 */
export interface OpenWidgetAction {
  /**
   * Opens a widget.
   */
  type: 'open-widget';
  /**
   * The `type` of the widget.
   *
   * Not empty.
   */
  widget: string;
  /**
   * The title of the opened widget.
   */
  title?: string;
}

/**
 * Runs an action that the host knows by its id.
 */
export interface NamedAction {
  /**
   * Runs an action of the host.
   */
  type: 'action';
  /**
   * The id of the action. The host ignores an id that it does not know.
   *
   * Not empty.
   */
  id: string;
}

/**
 * Whether the host serves only the entry, or also the files beside it.
 */
export type AssetMode = 'self-contained' | 'bundle';
