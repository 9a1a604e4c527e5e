const LEAP_YEAR = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const DAY_31 = String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`;
const DAY_30 = String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`;
const DATE = String.raw`(?:\d{4}-(?:${DAY_31}|${DAY_30}|02-(?:0[1-9]|1\d|2[0-8]))|${LEAP_YEAR}-02-29)`;
const HOUR_AND_MINUTE = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const TIME = String.raw`${HOUR_AND_MINUTE}:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]${HOUR_AND_MINUTE})`;

const DURATION_TIME = String.raw`T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)`;
const DURATION_DATE = String.raw`(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)`;

/** Dates, times and durations, without anchors: RFC 3339, section 5.6 and appendix A. */
export const DATE_PATTERNS = {
  date: DATE,
  /** The second 60 is allowed in any minute: `isRealSecond` says in which ones it exists. */
  time: TIME,
  dateTime: `${DATE}[Tt]${TIME}`,
  duration: String.raw`P(?:\d+W|${DURATION_DATE}(?:${DURATION_TIME})?|${DURATION_TIME})`,
};
