import { named } from "./namedFaults.js";

/** What callers know the platform's fields of a question as: its period, and its page. */
export const QUESTION_NAMES = named({
  startTimestamp: "interval",
  endTimestamp: "interval",
  previousStartTimestamp: "interval",
  previousEndTimestamp: "interval",
  start: "interval",
  end: "interval",
  cursor: "after",
  limit: "first",
});
