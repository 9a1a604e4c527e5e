import { CodedError } from '../../../core/coded-error.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { nearest } from '../../../core/words/nearest.js';
import { checkSubsetSchema } from '../check-subset-schema.js';
import { type SchemaReport, schemaReport } from '../walk/schema-report.js';
import type { SubsetFinding } from '../walk/subset-finding.js';
import { codeOf } from '../walk/subset-finding.js';
import { checkRequirement } from './check-requirement.js';
import { PROFILES } from './index.js';
import type { ToolProfile } from './profile.js';

/** An unknown profile. */
export class ProfileError extends CodedError {
  override readonly name = 'ProfileError';
  readonly code = 'unknown-profile';
}

/**
 * Validates a schema against the safe subset, and adds warnings for what a profile rejects. Only the subset decides the verdict.
 *
 * @param id one of the ids in `PROFILES`.
 * @throws {ProfileError} for any other id.
 */
export function reportProfile(schema: unknown, id: string): SchemaReport {
  const profile = PROFILES.find((each) => each.id === id);
  if (profile === undefined) {
    const ids = PROFILES.map((each) => each.id);
    const meant = typeof id === 'string' ? nearest(id, ids) : undefined;
    const hint = meant === undefined ? `Use one of ${ids.join(', ')}.` : `Did you mean ${meant}?`;
    throw new ProfileError(`Unknown profile: ${describeBriefly(id)}. ${hint}`);
  }
  const { findings, stats, walk } = checkSubsetSchema(schema);
  const all = [...findings, ...profile.requirements.flatMap((each) => warnings(profile, each, walk))];
  return schemaReport(
    all.sort((a, b) => a.order - b.order),
    stats,
  );
}

function warnings(
  profile: ToolProfile,
  { requirement, source }: ToolProfile['requirements'][number],
  walk: Parameters<typeof checkRequirement>[1],
): SubsetFinding[] {
  return checkRequirement(requirement, walk).map(({ path, order, message, hint }) => ({
    code: codeOf(profile.id),
    severity: 'warning',
    basis: 'advice',
    path,
    order,
    message: `${message} (${profile.id}).`,
    hint: `${hint} Seen in: ${source}.`,
  }));
}
