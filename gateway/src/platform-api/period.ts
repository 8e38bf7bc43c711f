import { instant } from "./kinds.js";
import { sure } from "./table.js";

/** [from, to) in Unix seconds; the previous pair is what trends compare with, where it isn't the period just before. */
export interface Period {
  from: number;
  to: number;
  previousFrom?: number;
  previousTo?: number;
}

/** The period of an answer: as it says, else as it was asked for, which is laid under it as `asked`. */
export const PERIOD = {
  from: sure(["startTimestamp", "asked.from"], instant, "First second of the period."),
  to: sure(["endTimestamp", "asked.to"], instant, "First second after the period."),
};
