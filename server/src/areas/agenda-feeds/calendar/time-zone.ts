import { tzlib_get_ical_block } from 'timezones-ical-library';

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5). Zones with the same clock have one name in the library: the events ask for theirs.
 * Null: the library does not know it, and calendars have to know it themselves.
 */
export const timeZoneOf = (zone: string): string | null => {
  const [block] = [tzlib_get_ical_block(zone)].flat();
  return block?.startsWith('BEGIN:VTIMEZONE') ? block.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, (_, name) => `${name}:${zone}`) : null;
};
