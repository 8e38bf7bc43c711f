import { TZDate } from "@date-fns/tz";
import { subDays } from "date-fns";
import {
  type Interval,
  parseInterval,
  rangeFault,
  unixSeconds,
  withInterval,
} from "../../shared/interval/interval";
import { type Period, previousPeriod, resolveInterval } from "../../shared/interval/resolveInterval";

/** What the period before is: the one of equal length just before, 52 weeks earlier, the same, or one of its own. */
export const againsts = ["previous", "lastYear", "same", "custom"] as const;
export type Against = (typeof againsts)[number];

/** What is compared; it lives in the address. The location and period of `after` are named as on every screen. */
export type CompareState = {
  client: string | null;
  after: Interval;
  /** Null: the same location. */
  other: string | null;
  against: Against;
  /** With `custom`, Unix seconds. */
  otherPeriod: Period | null;
};

/** Two locations are compared in one period, one location with the time before, unless another is chosen. */
const defaultAgainst = (client: string | null, other: string | null): Against =>
  other === null || other === client ? "previous" : "same";

export function readCompareState(params: URLSearchParams): CompareState {
  const client = params.get("client");
  const other = params.get("other");
  const from = unixSeconds(params.get("otherFrom"));
  const to = unixSeconds(params.get("otherTo"));
  const otherPeriod = from !== null && to !== null && rangeFault(from, to) === null ? { from, to } : null;
  const named = againsts.find((name) => name !== "custom" && name === params.get("against"));
  return {
    client,
    after: parseInterval(params),
    other,
    against: otherPeriod ? "custom" : (named ?? defaultAgainst(client, other)),
    otherPeriod,
  };
}

/** Writes the state into the address; what is as by default leaves no trace, other parameters stay. */
export function writeCompareState(params: URLSearchParams, state: CompareState): URLSearchParams {
  const { client, other, against, otherPeriod } = state;
  const next = withInterval(params, state.after);
  const put = (name: string, value: string | number | null) => {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  };
  const custom = against === "custom" ? otherPeriod : null;
  put("client", client);
  put("other", other === client ? null : other);
  put("otherFrom", custom?.from ?? null);
  put("otherTo", custom?.to ?? null);
  put(
    "against",
    custom || against === "custom" || against === defaultAgainst(client, other) ? null : against,
  );
  return next;
}

/** 52 weeks: the same days of the week. */
const daysOfAYear = 364;

/** The instants that are compared at `now` (Unix seconds), by the clock of the location's zone. */
export function periodsOf(
  { after: interval, against, otherPeriod }: Pick<CompareState, "after" | "against" | "otherPeriod">,
  now: number,
  zone: string,
): { before: Period; after: Period } {
  const after = resolveInterval(interval, now, zone);
  if (against === "custom" && otherPeriod) return { before: otherPeriod, after };
  if (against === "same") return { before: after, after };
  if (against === "lastYear") {
    const earlier = (unix: number) =>
      Math.floor(subDays(new TZDate(unix * 1000, zone), daysOfAYear).getTime() / 1000);
    return { before: { from: earlier(after.from), to: earlier(after.to) }, after };
  }
  return { before: previousPeriod(interval, now, zone), after };
}

/** Another location on the side that is compared with: in the same period, the same location with the one before. */
export function withOther(state: CompareState, client: string, other: string): CompareState {
  const against = state.against === "custom" ? state.against : defaultAgainst(client, other);
  return { ...state, client, other, against };
}

/** Another location on the side that is compared; of one location both sides move along. */
export function withClient(state: CompareState, id: string, other: string): CompareState {
  const isOnePlace = state.other === null || state.other === state.client;
  return isOnePlace ? { ...state, client: id, other: null } : withOther(state, id, other);
}

/** Both sides change places; periods that moved with the clock stand still from then on. */
export function swapped(state: CompareState, periods: { before: Period; after: Period }): CompareState {
  return {
    client: state.other ?? state.client,
    other: state.client,
    after: { kind: "custom", ...periods.before },
    against: "custom",
    otherPeriod: periods.after,
  };
}
