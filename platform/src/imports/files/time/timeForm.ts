/**
 * How a column writes time. `text` are dates and clocks with signs between; `compact` are digits alone (20261025, 202610250230,
 * 20261025023000); `serial` are days as spreadsheets count them, `fraction` parts of a day; `hour` is 0 to 24,
 * `hourEnd` 1 to 24, of hours that end then, and `hhmm` is 0 to 2400.
 */
export type TimeForm =
  | "text"
  | "unix"
  | "unixMs"
  | "compact"
  | "serial"
  | "fraction"
  | "hour"
  | "hourEnd"
  | "hhmm";
