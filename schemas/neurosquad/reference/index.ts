import type { ReferenceSection } from '../../../core/format.js';
import { figureSections } from './figures.js';
import { identitySections } from './identity.js';
import { permissionSections } from './permissions.js';
import { portSections } from './ports.js';
import { settingSections } from './settings.js';
import { toolSections } from './tools.js';

/** What the reference page of the card manifest says besides properties, rules and examples. */
export const cardReference: readonly ReferenceSection[] = [
  ...identitySections,
  ...permissionSections,
  ...settingSections,
  ...portSections,
  ...toolSections,
  ...figureSections,
];
