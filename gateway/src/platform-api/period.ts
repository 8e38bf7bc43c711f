import { instant } from "./kinds.js";
import { sure } from "./table.js";

/**
 * [from, to) in Unix seconds. The previous pair is the period that trends compare with, unless it is the
 * period just before.
 */
export interface Period {
  from: number;
  to: number;
  previousFrom?: number;
  previousTo?: number;
}

/** The period of an answer; if missing, the requested one, which is laid under it as `asked`. */
export const PERIOD = {
  from: sure(["startTimestamp", "asked.from"], instant, "First second of the period."),
  to: sure(["endTimestamp", "asked.to"], instant, "First second after the period."),
};
