import { EVENTS_A_CALENDAR } from "@obcestje/contract/limits/counts.js";
import { LONGEST_NOTE_TEXT } from "@obcestje/contract/limits/lengths.js";
import { CALENDAR_YEARS, NOTE_DAYS } from "@obcestje/contract/limits/spans.js";
import ICAL from "ical.js";
import type { Interval } from "../measurements/intervals.js";
import { DAY } from "../time/clock.js";
import { type Block, componentsOf } from "./lines.rules.js";
import { zoneNamed, zoneOf } from "./zones.rules.js";

/** Why something of a file is not taken in. */
export const LEFT_OUT = [
  "notAnEvent",
  "unreadable",
  "noText",
  "noStart",
  "unknownZone",
  "endsBeforeStart",
  "tooLong",
  "tooOften",
  "cancelled",
  "fileCut",
] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

/** Something of a file that is not taken in. */
export interface LeftOut {
  line: number;
  reason: LeftOutReason;
  /** What it calls itself; null: nothing. */
  text: string | null;
}

/** An event of a calendar, [from, to) in Unix seconds. */
export interface CalendarEvent extends Interval {
  text: string;
}

export interface ReadCalendar {
  events: CalendarEvent[];
  /** Events outside of the years that are kept. */
  outside: number;
  leftOut: LeftOut[];
}

export type CalendarFault =
  | "NOT_A_CALENDAR"
  | "CALENDAR_NOT_UTF8"
  | "CALENDAR_NO_EVENTS"
  | "CALENDAR_TOO_MANY_EVENTS";

const YEAR = 366 * DAY;
/** Repetitions looked at, of all events of a file. */
const MOST_LOOKED_AT = 50_000;
const LEFT_OUT_AT_MOST = 100;
/** What repeats within a day is no day of a calendar. */
const TOO_OFTEN = ["SECONDLY", "MINUTELY", "HOURLY"];

/**
 * Reads an iCalendar file. Repeated events are taken one by one, within the years that are kept. What is not
 * understood is listed with its line.
 * @param timeZone of all-day events, and of times without a zone
 * @param now Unix seconds
 */
export function readCalendar(text: string, timeZone: string, now: number): ReadCalendar | CalendarFault {
  const file = componentsOf(text);
  if (!file) return "NOT_A_CALENDAR";
  // Letters that the file has in another encoding are lost where it was read as UTF-8.
  if (text.includes("\uFFFD")) return "CALENDAR_NOT_UTF8";
  const reader = new Reader(timeZone, {
    from: now - CALENDAR_YEARS.back * YEAR,
    to: now + CALENDAR_YEARS.ahead * YEAR,
  });
  const of = (name: string) => file.blocks.filter((block) => block.name === name);
  for (const block of of("VTIMEZONE")) reader.describeZone(block);
  for (const series of seriesOf(of("VEVENT"))) reader.readSeries(series);
  for (const block of file.blocks)
    if (!["VEVENT", "VTIMEZONE"].includes(block.name) && !block.name.startsWith("X-"))
      reader.leaveOut(block, "notAnEvent");
  if (file.cutAt !== null) reader.leftOut.push({ line: file.cutAt, reason: "fileCut", text: null });
  const { events, outside, leftOut } = reader;
  if (events.length > EVENTS_A_CALENDAR) return "CALENDAR_TOO_MANY_EVENTS";
  if (events.length + outside === 0) return "CALENDAR_NO_EVENTS";
  leftOut.sort((one, other) => one.line - other.line);
  return {
    events: events.sort((one, other) => one.from - other.from || one.to - other.to),
    outside,
    leftOut: leftOut.slice(0, LEFT_OUT_AT_MOST),
  };
}

/** The blocks of one event: itself, and what is otherwise of some of its repetitions (RECURRENCE-ID). */
function seriesOf(blocks: readonly Block[]): Block[][] {
  const series = new Map<string, Block[]>();
  for (const block of blocks) {
    const uid = textIn(block, "UID") ?? `line ${block.line}`;
    const known = series.get(uid);
    if (known) known.push(block);
    else series.set(uid, [block]);
  }
  return [...series.values()];
}

/** A property's value, of the component itself. */
function textIn({ lines }: Block, name: string): string | null {
  let depth = 0;
  for (const line of lines) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    if (/^END:/i.test(line)) depth -= 1;
    const isIt = depth === 1 && line.slice(0, name.length).toUpperCase() === name;
    if (isIt && /^[:;]/.test(line.slice(name.length))) return line.slice(line.indexOf(":") + 1).trim();
  }
  return null;
}

class Problem extends Error {
  constructor(readonly reason: LeftOutReason) {
    super(reason);
  }
}

class Reader {
  readonly events: CalendarEvent[] = [];
  readonly leftOut: LeftOut[] = [];
  outside = 0;
  private lookedAt = 0;
  private readonly described = new Map<string, ICAL.Timezone>();

  constructor(
    private readonly timeZone: string,
    private readonly kept: Interval,
  ) {}

  leaveOut(block: Block, reason: LeftOutReason): void {
    const text = textIn(block, "SUMMARY");
    const said = text === null ? null : shortened(text.replace(/\\([,;\\])/g, "$1"));
    this.leftOut.push({ line: block.line, reason, text: said });
  }

  describeZone(block: Block): void {
    try {
      const component = parsed(block);
      const zone = new ICAL.Timezone(component);
      if (zone.tzid) this.described.set(zone.tzid, zone);
    } catch {
      this.leaveOut(block, "unreadable");
    }
  }

  readSeries(blocks: readonly Block[]): void {
    const read = blocks.flatMap((block) => {
      const component = this.componentOf(block);
      return component ? [{ block, component }] : [];
    });
    const isOther = ({ component }: { component: ICAL.Component }) => component.hasProperty("recurrence-id");
    const main = read.find((one) => !isOther(one));
    const others = read.filter((one) => one !== main);
    // A calendar that holds some repetitions of an event alone: each is an event of its own.
    if (!main) for (const { block, component } of others) this.take(block, component, []);
    else if (main.component.hasProperty("rrule") || main.component.hasProperty("rdate"))
      this.take(
        main.block,
        main.component,
        others.filter(isOther).map(({ component }) => component),
      );
    else for (const { block, component } of read) this.take(block, component, []);
  }

  /** @returns undefined: it is left out */
  private componentOf(block: Block): ICAL.Component | undefined {
    try {
      const component = parsed(block);
      for (const property of component.getAllProperties()) this.giveZone(property);
      return component;
    } catch (error) {
      this.leaveOut(block, error instanceof Problem ? error.reason : "unreadable");
      return undefined;
    }
  }

  /** Gives a property's times the zone that it names, or that of the group. @throws Problem */
  private giveZone(property: ICAL.Property): void {
    const times = property.getValues().filter((value) => value instanceof ICAL.Time);
    if (times.length === 0) return;
    const named = property.getFirstParameter("tzid");
    const zone = named ? zoneOf(named, this.described) : zoneNamed(this.timeZone);
    for (const time of times) {
      if (time.isDate || time.zone?.tzid === "UTC") continue;
      if (!zone) throw new Problem("unknownZone");
      time.zone = zone;
    }
  }

  private take(block: Block, component: ICAL.Component, exceptions: ICAL.Component[]): void {
    try {
      if (String(component.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED")
        throw new Problem("cancelled");
      if (!component.hasProperty("dtstart")) throw new Problem("noStart");
      checkRules(component);
      const event = new ICAL.Event(component, { exceptions, strictExceptions: false });
      const found = event.isRecurring()
        ? this.repetitionsOf(event, component)
        : [this.spanOf(event, event.startDate)];
      for (const one of found) this.keep(one);
    } catch (error) {
      this.leaveOut(block, error instanceof Problem ? error.reason : "unreadable");
    }
  }

  private keep(event: CalendarEvent): void {
    const isKept = event.from < this.kept.to && event.to > this.kept.from;
    if (isKept) this.events.push(event);
    else this.outside += 1;
  }

  private repetitionsOf(event: ICAL.Event, component: ICAL.Component): CalendarEvent[] {
    const months = monthsOf(component);
    const found: CalendarEvent[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next()) {
      this.lookedAt += 1;
      if (this.lookedAt > MOST_LOOKED_AT) throw new Problem("tooOften");
      if (instantOf(next, this.timeZone) >= this.kept.to) break;
      // The library makes 2 March of 30 February.
      if (months && !months.has(next.month)) continue;
      const { item, startDate } = event.getOccurrenceDetails(next);
      if (String(item.component.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED") continue;
      found.push(this.spanOf(item, startDate));
    }
    return found;
  }

  /** An event that begins at a time, as long as it lasts. @throws Problem */
  private spanOf({ component, summary, startDate }: ICAL.Event, start: ICAL.Time): CalendarEvent {
    const text = typeof summary === "string" ? summary.replace(/\s+/g, " ").trim() : "";
    if (text === "") throw new Problem("noText");
    const from = instantOf(start, this.timeZone);
    const to = this.endOf(component, startDate, start, from);
    if (to < from) throw new Problem("endsBeforeStart");
    if (to - from > NOTE_DAYS * DAY) throw new Problem("tooLong");
    return { text: shortened(text), from, to: Math.max(to, from + 1) };
  }

  /** Days last to midnights, whatever the clocks do; hours last as long as the first time. */
  private endOf(component: ICAL.Component, first: ICAL.Time, start: ICAL.Time, from: number): number {
    const duration = component.getFirstPropertyValue("duration");
    if (duration instanceof ICAL.Duration) {
      const { weeks, days, isNegative } = duration;
      const whole = (weeks * 7 + days) * (isNegative ? -1 : 1);
      const end = instantOf(daysLater(start, whole), this.timeZone);
      return end + duration.toSeconds() - whole * DAY;
    }
    const last = component.getFirstPropertyValue("dtend");
    if (!(last instanceof ICAL.Time)) {
      if (!start.isDate) return from;
      return instantOf(daysLater(start, 1), this.timeZone);
    }
    if (first.isDate && last.isDate)
      return instantOf(daysLater(start, last.subtractDate(first).toSeconds() / DAY), this.timeZone);
    return from + instantOf(last, this.timeZone) - instantOf(first, this.timeZone);
  }
}

function parsed({ lines }: Block): ICAL.Component {
  const text = lines.join("\r\n");
  return new ICAL.Component(ICAL.parse(text));
}

/** @throws Problem for repetitions that no calendar of days has */
function checkRules(component: ICAL.Component): void {
  for (const property of component.getAllProperties("rrule")) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Problem("unreadable");
    if (TOO_OFTEN.includes(rule.freq) || rule.parts.BYHOUR || rule.parts.BYMINUTE || rule.parts.BYSECOND)
      throw new Problem("tooOften");
    if (!isPossible(rule)) throw new Problem("unreadable");
  }
}

/** False for days of months that never come: the library would look for them for ever. */
function isPossible({ parts }: ICAL.Recur): boolean {
  const { BYMONTH: months, BYMONTHDAY: days } = parts as { BYMONTH?: number[]; BYMONTHDAY?: number[] };
  if (!months || !days) return true;
  return months.some((month) =>
    days.some((day) => Math.abs(day) <= new Date(Date.UTC(2024, month, 0)).getUTCDate()),
  );
}

/** The months that a rule names; null: it names none, or further times are listed beside it. */
function monthsOf(component: ICAL.Component): Set<number> | null {
  if (component.hasProperty("rdate")) return null;
  const rule = component.getFirstPropertyValue("rrule");
  const months = rule instanceof ICAL.Recur ? (rule.parts as { BYMONTH?: number[] }).BYMONTH : undefined;
  return months ? new Set(months) : null;
}

function instantOf(time: ICAL.Time, timeZone: string): number {
  const at = time.clone();
  if (at.isDate) {
    at.isDate = false;
    at.zone = zoneNamed(timeZone);
  }
  return at.toUnixTime();
}

function daysLater(time: ICAL.Time, days: number): ICAL.Time {
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return later;
}

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > LONGEST_NOTE_TEXT ? `${letters.slice(0, LONGEST_NOTE_TEXT - 1).join("")}…` : text;
};
