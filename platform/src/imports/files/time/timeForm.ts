/**
 * A column's notation of time. `text`: dates and clocks with separators. `compact`: only digits (20261025,
 * 202610250230, 20261025023000). `serial`: days as spreadsheets count them; `fraction`: parts of a day.
 * `hour`: 0 to 24. `hourEnd`: 1 to 24, hours named by their end. `hhmm`: 0 to 2400. `textEnd`: texts up to 24:00 and
 * without 0:00, intervals named by their end.
 */
export type TimeForm =
  | "text"
  | "textEnd"
  | "unix"
  | "unixMs"
  | "compact"
  | "serial"
  | "fraction"
  | "hour"
  | "hourEnd"
  | "hhmm";
