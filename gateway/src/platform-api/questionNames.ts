import { named } from "./namedFaults.js";

/** Callers' names for the platform's fields of a question: period and page. */
export const QUESTION_NAMES = named({
  startTimestamp: "interval",
  endTimestamp: "interval",
  previousStartTimestamp: "interval",
  previousEndTimestamp: "interval",
  start: "interval",
  end: "interval",
  cursor: "after",
  limit: "first",
  speedLimit: "asIfLimit",
});
