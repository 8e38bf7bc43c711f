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

/** The period to compare with: the one of equal length just before, 52 weeks earlier, the same, or a custom one. */
export const againsts = ["previous", "lastYear", "same", "custom"] as const;
export type Against = (typeof againsts)[number];

/** State of the comparison, in the address. The location and period of `after` have the same parameters as on every screen. */
export type CompareState = {
  client: string | null;
  after: Interval;
  /** Null: the same location. */
  other: string | null;
  against: Against;
  /** For `custom`, Unix seconds. */
  otherPeriod: Period | null;
};

/** Two locations are compared in one period, one location with the time before, unless another choice is made. */
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

/** Writes the state into the address; defaults are left out, other parameters stay. */
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

/** The instants compared at `now` (Unix seconds), in the location's time zone. */
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

/** Changes the location to compare with: another one in the same period, the same one with the period before. */
export function withOther(state: CompareState, client: string, other: string): CompareState {
  const against = state.against === "custom" ? state.against : defaultAgainst(client, other);
  return { ...state, client, other, against };
}

/** Changes the compared location; if both sides have the same location, both change. */
export function withClient(state: CompareState, id: string, other: string): CompareState {
  const isOnePlace = state.other === null || state.other === state.client;
  return isOnePlace ? { ...state, client: id, other: null } : withOther(state, id, other);
}

/** Swaps both sides; periods that moved with the clock become fixed. */
export function swapped(state: CompareState, periods: { before: Period; after: Period }): CompareState {
  return {
    client: state.other ?? state.client,
    other: state.client,
    after: { kind: "custom", ...periods.before },
    against: "custom",
    otherPeriod: periods.after,
  };
}
