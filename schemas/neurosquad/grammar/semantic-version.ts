const NUMBER = '(?:0|[1-9][0-9]*)';
/** A part with only digits is a number, without leading zeros. */
const PRE_RELEASE = `(?:${NUMBER}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;
const BUILD = '[0-9A-Za-z-]+';
const VERSION = new RegExp(
  `^${NUMBER}(?:\\.${NUMBER}){2}(?:-${PRE_RELEASE}(?:\\.${PRE_RELEASE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`,
);

/** Whether a string is a valid version of Semantic Versioning 2.0.0, items 2, 9 and 10. */
export function isSemanticVersion(text: string): boolean {
  return VERSION.test(text);
}
