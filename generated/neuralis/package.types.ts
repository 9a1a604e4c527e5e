// Generated from schemas/neuralis/package.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * A package.json with a `neuralis` key, or neuralis.package.json, which is the block itself. Declares the surfaces that the package adds.
 *
 * The index signature takes the types of the named members too; the format keeps them apart.
 */
export interface NeuralisPackage {
  /**
   * The block, where the file is a package.json.
   */
  neuralis?: NeuralisBlock;
  /**
   * What the package asks of its host; without `trust` it counts as untrusted.
   */
  access?: Access;
  /**
   * The user interface of the package.
   */
  app?: App;
  /**
   * Other keys of the file.
   */
  [k: string]: unknown;
}

/**
 * What makes an npm package a Neuralis package.
 *
 * The index signature takes the types of the named members too; the format keeps them apart.
 */
export interface NeuralisBlock {
  /**
   * What the package asks of its host; without `trust` it counts as untrusted.
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
 * What the package asks of its host. Trust decides which renderers its surfaces may use.
 *
 * The index signature takes the types of the named members too; the format keeps them apart.
 */
export interface Access {
  /**
   * The trust that the package asks for. The host has the last word; without it the package counts as untrusted.
   *
   * @default "untrusted"
   */
  trust?: TrustLevel;
  /**
   * Other keys of the platform.
   */
  [k: string]: unknown;
}

/**
 * The user interface of a package.
 *
 * The index signature takes the types of the named members too; the format keeps them apart.
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
   * Other keys of the platform.
   */
  [k: string]: unknown;
}

/**
 * How far a host trusts a package, from least to most.
 */
export type TrustLevel = 'untrusted' | 'trusted' | 'first-party';

/**
 * One contribution to the user interface; `kind` says what the other members mean.
 */
export type Surface = WidgetSurface | CardSurface | DockSurface;

/**
 * The module that registers the components of `direct` surfaces; only in first-party packages.
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
   * Modules that other first-party UI modules may import from this one.
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
   * A window of the workspace.
   */
  kind: 'widget';
  /**
   * The name of this contribution; free in its form.
   *
   * Not empty.
   */
  id: string;
  /**
   * The identity of the widget, once in a package. Dock entries open it by this name, and its files lie in a folder of this name.
   *
   * Not empty.
   */
  type: string;
  /**
   * What users read; default: `type`.
   */
  title?: string;
  /**
   * The icon of the widget. A name of lucide's, as `LayoutDashboard` or `layout-dashboard`; an unknown one shows a fallback glyph.
   */
  icon?: string;
  /**
   * How the widget is put on screen.
   */
  component: WidgetRender;
  /**
   * What a user needs to see the surface.
   */
  requires?: Requires;
  /**
   * How large the widget is and can become.
   */
  layout?: Layout;
  /**
   * What the workspace draws around it.
   */
  chrome?: Chrome;
  /**
   * How instances come to be.
   */
  open?: Open;
  /**
   * Whether the widget opens by itself for each agent.
   *
   * @default false
   */
  defaultOpen?: boolean;
  /**
   * The privileged way from the frame to its host.
   */
  bridge?: Bridge;
  /**
   * Notes about a dock entry; without effect. Declare a `dock` surface instead.
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
   * The identity of the card, once in a package; its files lie in a folder of this name.
   *
   * Not empty.
   */
  id: string;
  /**
   * What tools name as their card. Cards of one type agree in renderer and composer; begin it with the package's id.
   *
   * Not empty.
   */
  type: string;
  /**
   * What users read.
   */
  title?: string;
  /**
   * The icon of the card. A name of lucide's, as `LayoutDashboard` or `layout-dashboard`; an unknown one shows a fallback glyph.
   */
  icon?: string;
  /**
   * Which tool calls the card shows.
   */
  match?: Match;
  /**
   * How the card is put on screen.
   */
  render: CardRender;
  /**
   * How its calls are gathered above the chat composer.
   */
  composer?: Composer;
  /**
   * The row height to reserve before the card has rendered.
   */
  height?: Height;
  /**
   * The privileged way from the frame to its host.
   */
  bridge?: Bridge;
  /**
   * What a user needs to see the surface.
   */
  requires?: Requires;
}

/**
 * An icon in the dock, which opens a widget or runs an action.
 */
export interface DockSurface {
  /**
   * An entry of the dock.
   */
  kind: 'dock';
  /**
   * The identity of the entry, once in a package.
   *
   * Not empty.
   */
  id: string;
  /**
   * What users read.
   *
   * Not empty.
   */
  label: string;
  /**
   * The icon of the entry; default: `Square`. A name of lucide's, as `LayoutDashboard` or `layout-dashboard`; an unknown one shows a fallback glyph.
   */
  icon?: string;
  /**
   * A CSS colour.
   */
  color?: string;
  /**
   * The place among the entries of packages of the same trust, lower first.
   *
   * @default 50
   */
  position?: number;
  /**
   * The part of the dock; without effect today.
   */
  section?: 'top' | 'bottom';
  /**
   * The dock; only the first shows entries of packages.
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
 * How a widget is put on screen.
 */
export type WidgetRender = IframeRender | DirectRender | McpRender;

/**
 * What a user needs to see the surface.
 */
export interface Requires {
  /**
   * Features of which a user needs all.
   *
   * Each item: The id of a feature.
   */
  features?: string[];
}

/**
 * How large a widget is and can become.
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
   * The least width, in pixels.
   */
  minWidth?: number;
  /**
   * The least height, in pixels.
   */
  minHeight?: number;
}

/**
 * What the workspace draws around a widget.
 */
export interface Chrome {
  /**
   * Where the control strip stands and when it shows.
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
   * Whether the strip lets the user change the transparency; never in an untrusted package.
   *
   * @default true
   */
  userTransparency?: boolean;
  /**
   * The place among tiled widgets, lower first.
   */
  sortKey?: number;
  /**
   * A class for the element around the content.
   */
  contentClassName?: string;
}

/**
 * How instances of a widget come to be.
 */
export interface Open {
  /**
   * Whether opening it again brings the open instance back instead of a second one.
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
 * The privileged way from a frame to its host.
 */
export interface Bridge {
  /**
   * Whether the frame gets `window.neuralis` (`submitApproval`, `requestData`). Takes a trusted package and an absolute `https` url.
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
   * Only calls on which the model waits for the user.
   */
  state?: MatchState;
}

/**
 * How a card is put on screen.
 */
export type CardRender = IframeRender | DirectRender;

/**
 * How calls of an `iframe` card are gathered above the chat composer.
 */
export interface Composer {
  /**
   * The tab on which calls of the card appear.
   */
  tab?: ComposerTab;
  /**
   * A member of `structuredContent` whose text labels the call.
   *
   * Not empty.
   */
  badgeField?: string;
  /**
   * A member of `structuredContent` with the changed path or paths.
   *
   * Not empty.
   */
  pathField?: string;
}

/**
 * What the chat timeline reserves for an `iframe` card before it has rendered. The platform clamps the numbers to a range of its own.
 */
export interface Height {
  /**
   * The height of the row at first and while collapsed, in layout pixels.
   */
  compact: number;
  /**
   * The height of the expanded row, in layout pixels; default: `compact`.
   */
  expanded?: number;
}

/**
 * What a click on a dock entry does.
 */
export type DockAction = OpenWidgetAction | NamedAction;

/**
 * Shows a page in a sandboxed frame; open to every package.
 */
export interface IframeRender {
  /**
   * A page of its own in a sandboxed frame.
   */
  renderer: 'iframe';
  /**
   * The page: an HTML entry of the package below `app/surfaces/<kind>/<identity>/`, or, for a package that is at least trusted, an absolute url.
   *
   * Not empty.
   */
  url: string;
  /**
   * What the host serves of a relative HTML entry. `self-contained`: the entry alone, styles, scripts and images inside it. `bundle`: also the files of its folder and of `app/shared/`.
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
   * The key under which the package's UI module registers the component; without it a placeholder shows.
   *
   * Not empty.
   */
  import: string;
}

/**
 * Marks a widget that comes from outside; packages are not written this way.
 */
export interface McpRender {
  /**
   * A surface imported from an MCP server.
   */
  renderer: 'mcp';
}

/**
 * Where the control strip stands and when it shows: `toolbar` in a header row with the title, always; `frameless` over the top right corner, while hovered; `floating` over the top right corner, always.
 */
export type ChromeMode = 'toolbar' | 'frameless' | 'floating';

/**
 * What the model waits for: `interaction-required` an answer, `approval-required` a permission. The body of an approval card is only a preview.
 */
export type MatchState = 'interaction-required' | 'approval-required';

/**
 * A tab of the panel above the chat composer; a manifest adds none of its own.
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
   * The id of the action; the host does nothing for one that it does not know.
   *
   * Not empty.
   */
  id: string;
}

/**
 * Whether the host serves the entry alone, or the files beside it too.
 */
export type AssetMode = 'self-contained' | 'bundle';
