import { defaultInterval, type Interval } from "../../shared/interval/interval";

const lastMonth: Interval = { kind: "preset", preset: "LAST_MONTH" };

/** Default interval of a client's page: the last day; for a report, which covers whole days, a whole month. */
export const usualInterval = (params: URLSearchParams): Interval =>
  params.get("tab") === "report" ? lastMonth : defaultInterval;
