import { PERIOD_DAYS } from "@obcestje/contract/limits/spans.js";
import type { ReaderPrincipal } from "../auth/principal.js";
import { invalid, malformed, PlatformError } from "../errors.js";
import { readIds } from "../http/ids.js";
import { DAY } from "../time/clock.js";
import type { Period } from "./periodHour.js";

/** February is compared with January: three days longer, with a possible clock change. */
const CALENDAR_SLACK = 3 * DAY + 3600;

/** Limit of clients for whom everything can be requested at once. */
const MOST_CLIENTS = 100;

/**
 * Ids as readIds reads them, limited so that everything may be requested of each.
 * @throws PlatformError naming `clientId`
 */
export function readFewIds(clientId: unknown): { ids: number[]; list: boolean } {
  const { ids, list } = readIds(clientId, "clientId");
  if (ids.length > MOST_CLIENTS) throw invalid("clientId", "TOO_MANY_CLIENTS", { max: MOST_CLIENTS });
  return { ids, list };
}

/** @throws PlatformError if the end is not after the start, or the period is too long */
export function checkPeriod(start: number, end: number, endName = "endTimestamp"): Period {
  if (end <= start) throw invalid(endName, "NOT_AFTER_START");
  if (end - start > PERIOD_DAYS * DAY) throw invalid(endName, "PERIOD_TOO_LONG", { days: PERIOD_DAYS });
  return { start, end };
}

/** The period that trends compare with: the given one, or the one of equal length just before. */
export function previousPeriod(
  { start, end }: Period,
  given: { start?: number | undefined; end?: number | undefined },
): Period {
  if (given.start === undefined && given.end === undefined)
    return { start: start - (end - start), end: start };
  if (given.start === undefined)
    throw malformed("previousStartTimestamp", "REQUIRED_WITH", { other: "previousEndTimestamp" });
  if (given.end === undefined)
    throw malformed("previousEndTimestamp", "REQUIRED_WITH", { other: "previousStartTimestamp" });
  return checkPeriod(given.start, given.end, "previousEndTimestamp");
}

/**
 * A report key only reads its own period. The comparison may only reach back by the same length, or to the
 * previous unit of the calendar.
 * @throws PlatformError FORBIDDEN
 */
export function keepToReport(reader: ReaderPrincipal, period: Period, previous: Period): void {
  if (reader.kind !== "report") return;
  const { startTimestamp: start, endTimestamp: end } = reader;
  const within = period.start >= start && period.end <= end;
  const comparesWithin = previous.start >= start - (end - start) - CALENDAR_SLACK && previous.end <= end;
  if (!within || !comparesWithin) throw new PlatformError("FORBIDDEN", "The key is for another period.");
}
