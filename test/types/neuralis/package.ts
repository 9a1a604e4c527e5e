import type { TypeCases } from '../type-cases.js';

type Trust = 'untrusted' | 'trusted' | 'first-party';

/** A package of one surface; without a level of trust it is untrusted. */
const pkg = (surface: string, trust?: Trust): string =>
  `pkg({ ${trust === undefined ? '' : `access: { trust: '${trust}' }, `}app: { surfaces: [${surface}] } })`;
const widget = (members: string): string => `{ kind: 'widget', id: 'a.b', type: 'a_b', ${members} }`;
const card = (members: string): string => `{ kind: 'card', id: 'a.b', type: 'a_b', ${members} }`;
const dock = (members: string): string => `{ kind: 'dock', id: 'a.b', label: 'A', ${members} }`;

const FRAME = `component: { renderer: 'iframe', url: './a/index.html' }`;
const PAGE = `render: { renderer: 'iframe', url: './a/index.html' }`;
const OPEN = `action: { type: 'open-widget', widget: 'a_b' }`;

export const cases: TypeCases = {
  imports: `import { card, cardRender, dock, dockAction, pkg, pkgBuilder, pkgSchema, widget, widgetRender } from 'letterpress/neuralis';
import type { NeuralisPackage, WidgetSurface } from 'letterpress/neuralis';
`,
  right: {
    'a block of its own': `pkg({ access: { trust: 'untrusted' } })`,
    'a package.json': `pkg({ name: 'a', version: '1.0.0', dependencies: { b: '^1.0.0' }, neuralis: { access: { trust: 'untrusted' } } })`,
    'keys of others, everywhere': `pkg({ app: { surfaces: [], other: 1 }, access: { trust: 'trusted', by: 'x' }, more: {} })`,
    'a widget in a frame': pkg(widget(FRAME)),
    'a widget with everything': pkg(
      widget(
        `${FRAME}, title: 'A', icon: 'bot', requires: { features: ['x'] }, layout: { defaultWidth: 3, minHeight: 2 }, chrome: { mode: 'floating', transparent: true }, open: { singleton: true }, defaultOpen: true`,
      ),
    ),
    'a bundle': pkg(widget(`component: { renderer: 'iframe', url: './a/index.html', assetMode: 'bundle' }`)),
    'a widget of an MCP server, trusted': pkg(widget(`component: { renderer: 'mcp' }`), 'trusted'),
    'a component, first-party': pkg(widget(`component: { renderer: 'direct', import: 'a' }`), 'first-party'),
    'a bridge, trusted': pkg(widget(`${FRAME}, bridge: { enabled: true }`), 'trusted'),
    'a bridge that is off, untrusted': pkg(widget(`${FRAME}, bridge: { enabled: false }`)),
    'a card in a frame': pkg(card(PAGE)),
    'a card with everything': pkg(
      card(
        `${PAGE}, match: { tools: ['x'], state: 'approval-required' }, composer: { tab: 'changes', badgeField: 'a', pathField: 'b' }, height: { compact: 90, expanded: 200 }`,
      ),
    ),
    'a card as a component': pkg(card(`render: { renderer: 'direct', import: 'a' }`), 'first-party'),
    'a dock entry that opens a widget': pkg(dock(OPEN)),
    'a dock entry that runs an action': pkg(
      dock(`action: { type: 'action', id: 'x' }, section: 'bottom', dock: 'secondary', position: 3`),
    ),
    'factories of widgets': pkg(`widget.iframe({ id: 'a.b', type: 'a_b', url: './a/index.html' })`),
    'factories of cards': pkg(
      `card.iframe({ id: 'a.b', type: 'a_b', url: './a/index.html', height: { compact: 90 } })`,
    ),
    'factories of dock entries': pkg(
      `dock.openWidget({ id: 'a.b', label: 'A', widget: 'a_b' }), dock.action({ id: 'a.c', label: 'C', action: 'x' })`,
    ),
    'factories of what is not for all': pkg(
      `widget.direct({ id: 'a.b', type: 'a_b', import: 'a' }), widget.mcp({ id: 'a.c', type: 'a_c' }), card.direct({ id: 'a.d', type: 'a_d', import: 'a' })`,
      'first-party',
    ),
    'factories of render blocks': pkg(
      `${widget(`component: widgetRender.iframe({ url: './a/index.html' })`)}, ${card(`render: cardRender.iframe({ url: './a/index.html' })`)}, ${dock(`action: dockAction.action({ id: 'x' })`)}`,
    ),
    'the UI module': `pkg({ access: { trust: 'first-party' }, app: { module: { entry: 'a.js', css: 'a.css', provides: ['x'] } } })`,
    'an array of widgets, first-party': `(surfaces: readonly WidgetSurface[]) => pkg({ access: { trust: 'first-party' }, app: { surfaces } })`,
    'what is made': `((made: NeuralisPackage) => made.app?.surfaces?.[0]?.kind)(${pkg(widget(FRAME))})`,
    'a fluent builder': `pkgBuilder().access({ trust: 'untrusted' }).app({ surfaces: [] }).build()`,
    'a Standard Schema': `pkgSchema['~standard'].validate({})`,
  },
  wrong: {
    'an unknown level of trust': `pkg({ access: { trust: 'full' } })`,
    'an unknown kind': pkg(`{ kind: 'panel', id: 'a.b', type: 'a_b', ${FRAME} }`),
    'a widget without an id': pkg(`{ kind: 'widget', type: 'a_b', ${FRAME} }`),
    'a widget without a component': pkg(widget('')),
    'a widget with the render block of a card': pkg(widget(PAGE)),
    'a frame without an address': pkg(widget(`component: { renderer: 'iframe' }`)),
    'an unknown renderer': pkg(widget(`component: { renderer: 'native' }`)),
    'an unknown asset mode': pkg(widget(`component: { renderer: 'iframe', url: 'x', assetMode: 'inline' }`)),
    'a component, untrusted': pkg(widget(`component: { renderer: 'direct', import: 'a' }`)),
    'a component, trusted': pkg(widget(`component: { renderer: 'direct', import: 'a' }`), 'trusted'),
    'a widget of an MCP server, untrusted': pkg(widget(`component: { renderer: 'mcp' }`)),
    'a card of an MCP server': pkg(card(`render: { renderer: 'mcp' }`), 'first-party'),
    'a card as a component, trusted': pkg(card(`render: { renderer: 'direct', import: 'a' }`), 'trusted'),
    'a bridge, untrusted': pkg(widget(`${FRAME}, bridge: { enabled: true }`)),
    'a factory that the trust does not reach': pkg(`widget.direct({ id: 'a.b', type: 'a_b', import: 'a' })`),
    'a bridge from a factory, untrusted': pkg(
      `widget.iframe({ id: 'a.b', type: 'a_b', url: './a/index.html', bridge: { enabled: true } })`,
    ),
    'an unknown chrome': pkg(widget(`${FRAME}, chrome: { mode: 'window' }`)),
    'a text as a width': pkg(widget(`${FRAME}, layout: { defaultWidth: '3' }`)),
    'an unknown state': pkg(card(`${PAGE}, match: { state: 'done' }`)),
    'an unknown tab': pkg(card(`${PAGE}, composer: { tab: 'diff' }`)),
    'an unknown property of a composer': pkg(card(`${PAGE}, composer: { tab: 'changes', diffField: 'a' }`)),
    'a height without the compact one': pkg(card(`${PAGE}, height: { expanded: 200 }`)),
    'a height as a number': pkg(card(`${PAGE}, height: 90`)),
    'a dock entry without an action': pkg(dock('')),
    'a dock entry without a label': pkg(`{ kind: 'dock', id: 'a.b', ${OPEN} }`),
    'an unknown action': pkg(dock(`action: { type: 'open-url', url: 'x' }`)),
    'open-widget without its widget': pkg(dock(`action: { type: 'open-widget' }`)),
    'an unknown section': pkg(dock(`${OPEN}, section: 'left'`)),
    'a factory with a property of another': `dock.openWidget({ id: 'a.b', label: 'A', action: 'x' })`,
    'a UI module without its entry': `pkg({ app: { module: { css: 'a.css' } } })`,
    'surfaces that are no list': `pkg({ app: { surfaces: {} } })`,
    'a fluent setter of another type': `pkgBuilder().access('trusted')`,
  },
};
