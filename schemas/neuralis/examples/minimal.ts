import type { Trust } from '../../../core/issue.js';

type Properties = Readonly<Record<string, unknown>>;

/** A `neuralis.package.json` with these surfaces. */
export function minimal(surfaces: readonly unknown[], trust: Trust = 'untrusted'): Properties {
  return { access: { trust }, app: { surfaces } };
}

/** A widget with a page of its own; `type` names its folder. */
export function widget(properties: Properties = {}, component: Properties = {}): Properties {
  const type = properties.type ?? 'board';
  const url = `./app/surfaces/widget/${type}/index.html`;
  return {
    kind: 'widget',
    id: 'acme.board',
    type,
    component: { renderer: 'iframe', url, ...component },
    ...properties,
  };
}

/** A card with a page of its own; `id` names its folder. */
export function card(properties: Properties = {}, render: Properties = {}): Properties {
  const id = properties.id ?? 'acme.result';
  const url = `./app/surfaces/card/${id}/index.html`;
  return { kind: 'card', id, type: 'acme_result', render: { renderer: 'iframe', url, ...render }, ...properties };
}

/** A dock entry that opens the widget above. */
export function dock(properties: Properties = {}): Properties {
  return {
    kind: 'dock',
    id: 'acme.open',
    label: 'Board',
    action: { type: 'open-widget', widget: 'board' },
    ...properties,
  };
}

/** A component of a first-party package, used instead of a page. */
export const component = { renderer: 'direct', import: '@acme/board/app/board' };
