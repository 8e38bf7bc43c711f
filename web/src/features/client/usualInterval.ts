import { defaultInterval, type Interval } from "../../shared/interval/interval";

const lastMonth: Interval = { kind: "preset", preset: "LAST_MONTH" };

/** What a client's page shows where its address names no period: the last day; a report is of whole days, and by default of a whole month. */
export const usualInterval = (params: URLSearchParams): Interval =>
  params.get("tab") === "report" ? lastMonth : defaultInterval;
