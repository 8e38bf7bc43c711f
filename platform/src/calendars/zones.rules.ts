import { tzOffset } from "@date-fns/tz";
import ICAL from "ical.js";
import { isZone } from "../time/zone.js";

/** A zone by its IANA name: its rules are the runtime's, which are newer than what a file carries along. */
class NamedZone extends ICAL.Timezone {
  constructor(readonly zone: string) {
    super(new ICAL.Component("vtimezone"));
    this.tzid = zone;
  }

  /** Seconds by which its clocks are ahead of UTC when they show a time. */
  override utcOffset(time: ICAL.Time): number {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    const [before, after] = [offsetAt(this.zone, wall - DAY_MS), offsetAt(this.zone, wall + DAY_MS)];
    const fits = (offset: number) => offsetAt(this.zone, wall - offset * 1000) === offset;
    // Of a time that comes twice the first, of one that is skipped what it would be without the change (RFC 5545).
    return fits(before) || !fits(after) ? before : after;
  }
}

const DAY_MS = 86_400_000;
const offsetAt = (zone: string, instant: number) => Math.round(tzOffset(zone, new Date(instant)) * 60);

const zones = new Map<string, NamedZone>();

/** @param name an IANA time zone */
export function zoneNamed(name: string): ICAL.Timezone {
  const known = zones.get(name) ?? new NamedZone(name);
  zones.set(name, known);
  return known;
}

/**
 * Finds the zone that a file calls by a name: of IANA's, also where a program puts its own address before it
 * (`/freeassociation.sourceforge.net/Europe/Ljubljana`), else one that the file describes.
 * @returns undefined: nobody knows what it means
 */
export function zoneOf(
  tzid: string,
  described: ReadonlyMap<string, ICAL.Timezone>,
): ICAL.Timezone | undefined {
  const iana = /(?:^|\/)([A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/.exec(tzid)?.[1];
  if (isZone(tzid)) return zoneNamed(tzid);
  if (tzid.startsWith("/") && iana !== undefined && isZone(iana)) return zoneNamed(iana);
  return described.get(tzid);
}
