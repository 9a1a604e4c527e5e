import type { FormatExample } from '../../../core/format.js';
import twoComposers from './invalid/neuralis.card-profile.two-composers.json' with { type: 'json' };
import wayUp from './invalid/neuralis.entry-path.way-up.json' with { type: 'json' };
import appRoot from './invalid/neuralis.entry-root.app-root.json' with { type: 'json' };
import picture from './invalid/neuralis.honoured-asset-mode.picture.json' with { type: 'json' };
import dashBoard from './invalid/neuralis.known-icon.dash-board.json' with { type: 'json' };
import noTrust from './invalid/neuralis.known-trust.none.json' with { type: 'json' };
import componentUntrusted from './invalid/neuralis.renderer-trust.component.json' with { type: 'json' };
import remotePage from './invalid/neuralis.renderer-trust.remote-page.json' with { type: 'json' };
import spaceInType from './invalid/neuralis.safe-identity.space.json' with { type: 'json' };
import twoWidgets from './invalid/neuralis.unique-identity.two-widgets.json' with { type: 'json' };
import removedRenderer from './invalid/schema.enum.removed-renderer.json' with { type: 'json' };
import unknownState from './invalid/schema.enum.unknown-state.json' with { type: 'json' };
import frameWithoutUrl from './invalid/schema.required.frame-without-url.json' with { type: 'json' };
import diffField from './invalid/schema.unknown-key.diff-field.json' with { type: 'json' };
import bundle from './packages/bundle/neuralis.package.json' with { type: 'json' };
import complete from './packages/first-party/package.json' with { type: 'json' };
import selfContained from './packages/self-contained/package.json' with { type: 'json' };
import minimal from './valid/minimal.json' with { type: 'json' };

/** Whole manifests: valid ones, including those of the example packages, and invalid ones with one issue each. */
export const packageExamples: readonly FormatExample[] = [
  { name: 'minimal.json', title: 'The smallest package', document: minimal },
  { name: 'self-contained.json', title: 'A self-contained widget, a card and a dock entry', document: selfContained },
  { name: 'bundle.json', title: 'A bundle with shared files, in a file of its own', document: bundle },
  { name: 'complete.json', title: 'A first-party package with surfaces of every kind', document: complete },
  {
    name: 'neuralis.renderer-trust.component.json',
    title: 'A component in an untrusted package',
    document: componentUntrusted,
  },
  {
    name: 'neuralis.renderer-trust.remote-page.json',
    title: 'A remote page in an untrusted package',
    document: remotePage,
  },
  { name: 'schema.enum.removed-renderer.json', title: 'A removed renderer', document: removedRenderer },
  { name: 'schema.required.frame-without-url.json', title: 'A frame without a URL', document: frameWithoutUrl },
  { name: 'neuralis.entry-root.app-root.json', title: 'An entry outside its folder', document: appRoot },
  { name: 'neuralis.entry-path.way-up.json', title: 'A path with `..`', document: wayUp },
  { name: 'neuralis.safe-identity.space.json', title: 'An identity that cannot name a folder', document: spaceInType },
  { name: 'neuralis.unique-identity.two-widgets.json', title: 'Two widgets of the same type', document: twoWidgets },
  {
    name: 'neuralis.card-profile.two-composers.json',
    title: 'Two composers for one card type',
    document: twoComposers,
  },
  {
    name: 'schema.unknown-key.diff-field.json',
    title: 'An unknown property of the composer',
    document: diffField,
  },
  { name: 'schema.enum.unknown-state.json', title: 'An unknown card state', document: unknownState },
  { name: 'neuralis.known-trust.none.json', title: 'No trust level', document: noTrust },
  { name: 'neuralis.known-icon.dash-board.json', title: 'An unknown icon', document: dashBoard },
  { name: 'neuralis.honoured-asset-mode.picture.json', title: 'A bundle whose entry is an image', document: picture },
];
