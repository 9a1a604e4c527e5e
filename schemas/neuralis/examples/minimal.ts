import type { Trust } from '../../../core/issue.js';

type Members = Readonly<Record<string, unknown>>;

/** A `neuralis.package.json` with these surfaces. */
export function minimal(surfaces: readonly unknown[], trust: Trust = 'untrusted'): Members {
  return { access: { trust }, app: { surfaces } };
}

/** A widget with a page of its own; `type` names its folder. */
export function widget(members: Members = {}, component: Members = {}): Members {
  const type = members.type ?? 'board';
  const url = `./app/surfaces/widget/${type}/index.html`;
  return { kind: 'widget', id: 'acme.board', type, component: { renderer: 'iframe', url, ...component }, ...members };
}

/** A card with a page of its own; `id` names its folder. */
export function card(members: Members = {}, render: Members = {}): Members {
  const id = members.id ?? 'acme.result';
  const url = `./app/surfaces/card/${id}/index.html`;
  return { kind: 'card', id, type: 'acme_result', render: { renderer: 'iframe', url, ...render }, ...members };
}

/** A dock entry that opens the widget above. */
export function dock(members: Members = {}): Members {
  return {
    kind: 'dock',
    id: 'acme.open',
    label: 'Board',
    action: { type: 'open-widget', widget: 'board' },
    ...members,
  };
}

/** A component of a first-party package, in place of a page. */
export const component = { renderer: 'direct', import: '@acme/board/app/board' };
