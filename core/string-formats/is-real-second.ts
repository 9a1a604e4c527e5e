const LEAP_SECOND = /(\d\d):(\d\d):60(?:\.\d+)?(?:[Zz]|([+-]\d\d):(\d\d))$/;

/**
 * Whether the second of a time exists: a leap second is at 23:59:60 UTC, which is another local time at every offset.
 * RFC 3339, section 5.7. On which days there was one is not asked.
 *
 * @param text a time with its zone, or what ends in one.
 */
export function isRealSecond(text: string): boolean {
  const found = LEAP_SECOND.exec(text);
  if (found === null) return true;
  const [, hour, minute, zoneHour = '+00', zoneMinute = '00'] = found;
  const offset = Number(zoneHour) * 60 + Number(zoneHour[0] + zoneMinute);
  return (Number(hour) * 60 + Number(minute) - offset + 2880) % 1440 === 1439;
}
