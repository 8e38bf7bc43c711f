import type { Column } from "../understanding.js";
import type { TimeContent } from "./profile.js";
import { namesEnd, namesOtherTime, namesStart, namesTime } from "./roleNames.js";

/** A column whose values can be read as times. */
export interface TimeCandidate {
  column: Column;
  /** Its name, as plain words. */
  words: string;
  content: TimeContent;
}

/** Names under which a number of hours, or one such as 1530, is a clock. "day" is not one. */
const CLOCK =
  /\b(time|hour|hours|hr|hh|hhmm|cas|ura|zeit|uhrzeit|stunde|clock|from|to|od|do|von|bis|start|end|begin\w*)\b/;
const WEEKDAY = /\b(week|weekday|dow|dan v tednu|wochentag|teden|woche)\b/;

function isTime({ words, content: { sure, what } }: TimeCandidate): boolean {
  if (WEEKDAY.test(words) || namesOtherTime(words)) return false;
  if (sure) return true;
  if (what === "clock") return CLOCK.test(words);
  return namesTime(words);
}

/** How well a name fits the time at which something passed, or counting began. */
function rank({ words, content }: TimeCandidate): number {
  return (namesStart(words) ? 4 : 0) + (namesTime(words) ? 2 : 0) + (content.sure ? 1 : 0);
}

function best(candidates: readonly TimeCandidate[]): TimeCandidate | undefined {
  return candidates.reduce<TimeCandidate | undefined>(
    (found, one) => (!found || rank(one) > rank(found) ? one : found),
    undefined,
  );
}

const isEnd = ({ words }: TimeCandidate): boolean => namesEnd(words) && !namesStart(words);

/** Assigns roles to columns of times: date and clock in one or two columns, and the end of intervals. */
export function assignTimes(all: readonly TimeCandidate[]): void {
  const candidates = all.filter(isTime);
  const of = (...whats: TimeContent["what"][]) =>
    candidates.filter(({ content }) => whats.includes(content.what));
  const take = (candidate: TimeCandidate | undefined, role: "time" | "date" | "clock" | "to"): void => {
    if (!candidate) return;
    candidate.column.role = role;
    candidate.column.timeForm = candidate.content.form;
  };
  const full = of("instant", "both");
  const start = best(full.filter((one) => !isEnd(one)));
  if (start) {
    take(start, "time");
    take(best(full.filter((one) => one !== start && isEnd(one))), "to");
    return;
  }
  const end = best(full);
  if (end) {
    take(end, "to");
    return;
  }
  const dates = of("date");
  const date = best(dates.filter((one) => !isEnd(one))) ?? best(dates);
  if (!date) return;
  const clocks = of("clock", "range");
  const clock = best(clocks.filter((one) => !isEnd(one)));
  const until = best(clocks.filter((one) => one !== clock && isEnd(one)));
  if (!clock && !until) {
    take(date, "time");
    return;
  }
  take(date, "date");
  take(clock, "clock");
  take(until, "to");
}
