const NUMBER = '(?:0|[1-9][0-9]*)';
/** A part of digits alone is a number, and has no leading zeros. */
const PRE_RELEASE = `(?:${NUMBER}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;
const BUILD = '[0-9A-Za-z-]+';
const VERSION = new RegExp(
  `^${NUMBER}(?:\\.${NUMBER}){2}(?:-${PRE_RELEASE}(?:\\.${PRE_RELEASE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`,
);

/** Whether a text is a version by Semantic Versioning 2.0.0, items 2, 9 and 10. */
export function isSemanticVersion(text: string): boolean {
  return VERSION.test(text);
}
