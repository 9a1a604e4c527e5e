import semver from 'semver';
import { ReleaseError } from './release-error.js';

const STEPS = ['patch', 'minor', 'major'] as const;

/**
 * The version to release.
 *
 * @param wanted a version, or which of its three numbers to raise.
 * @throws {ReleaseError} when it is neither, or not above the current one.
 */
export function nextVersion(current: string, wanted: string): string {
  const step = STEPS.find((name) => name === wanted);
  const version = step === undefined ? wanted : semver.inc(current, step);
  if (version === null || semver.valid(version) !== version) {
    throw new ReleaseError(
      `\`${wanted}\` is not a version. Pass three numbers such as \`1.2.0\`, or ${STEPS.join(', ')}.`,
    );
  }
  if (!semver.gt(version, current)) {
    throw new ReleaseError(
      `\`${version}\` is not above \`${current}\`, the version in package.json. Pass a later one.`,
    );
  }
  return version;
}
