import { counted, type Language, localTime } from "../mail/language.rules.js";
import type { ToldEvent } from "./message.js";

/** The texts of messages. Times are passed in formatted, names as they are. */
export interface Texts {
  subject: {
    silent(name: string): string;
    back(name: string): string;
    alarm(name: string): string;
    valveFlows(name: string): string;
    valveDry(name: string): string;
    valveObeys(name: string): string;
    test: string;
    silentMany(count: number): string;
    many(count: number): string;
  };
  greeting(name: string): string;
  event: {
    silent(at: string): string;
    back(from: string, to: string): string;
    alarm(texts: string): string;
    valveFlows(from: string): string;
    valveDry(from: string): string;
    valveObeys(from: string, to: string): string;
    test: string;
  };
  untold(count: number): string;
  untoldValve(count: number): string;
  open: string;
  more(count: number): string;
  footer: string;
  settings: string;
}

const sl: Texts = {
  subject: {
    silent: (name) => `Ne oddaja: ${name}`,
    back: (name) => `Spet oddaja: ${name}`,
    alarm: (name) => `Alarm: ${name}`,
    valveFlows: (name) => `Voda teče: ${name}`,
    valveDry: (name) => `Voda ne teče: ${name}`,
    valveObeys: (name) => `Ventil spet deluje: ${name}`,
    test: "Preizkus obvestil",
    silentMany: (count) =>
      `Ne oddaja ${counted(count, { one: "naprava", two: "napravi", few: "naprave", other: "naprav" })}`,
    many: (count) =>
      counted(count, { one: "obvestilo", two: "obvestili", few: "obvestila", other: "obvestil" }),
  },
  greeting: (name) => `Pozdravljeni, ${name},`,
  event: {
    silent: (at) => `Naprava ne oddaja. Zadnjič je bila aktivna ${at}.`,
    back: (from, to) => `Naprava spet oddaja. Ni oddajala od ${from} do ${to}.`,
    alarm: (texts) => `Naprava javlja: ${texts}`,
    valveFlows: (from) => `Voda teče, čeprav bi moral biti ventil zaprt. Tako je od ${from}.`,
    valveDry: (from) => `Voda ne teče, čeprav bi moral biti ventil odprt. Tako je od ${from}.`,
    valveObeys: (from, to) => `Ventil je spet tak, kot mora biti. Odstopal je od ${from} do ${to}.`,
    test: "To je preizkusno obvestilo. Če ga berete, obvestila prihajajo.",
  },
  untold: (count) => `V zadnji uri je utihnila še ${count}-krat.`,
  untoldValve: (count) => `V zadnji uri je ventil odstopal še ${count}-krat.`,
  open: "Odpri v portalu",
  more: (count) => `in še ${count}`,
  footer: "To sporočilo ste prejeli, ker imate v portalu Obcestje vklopljena obvestila.",
  settings: "Nastavitve obvestil",
};

const en: Texts = {
  subject: {
    silent: (name) => `Silent: ${name}`,
    back: (name) => `Reporting again: ${name}`,
    alarm: (name) => `Alarm: ${name}`,
    valveFlows: (name) => `Water flows: ${name}`,
    valveDry: (name) => `No water: ${name}`,
    valveObeys: (name) => `Valve works again: ${name}`,
    test: "Notification test",
    silentMany: (count) => `${count} devices are silent`,
    many: (count) => (count === 1 ? "1 notification" : `${count} notifications`),
  },
  greeting: (name) => `Hello ${name},`,
  event: {
    silent: (at) => `The device is silent. It was last active on ${at}.`,
    back: (from, to) => `The device reports again. It was silent from ${from} to ${to}.`,
    alarm: (texts) => `The device reports: ${texts}`,
    valveFlows: (from) => `Water flows although the valve should be closed, since ${from}.`,
    valveDry: (from) => `No water flows although the valve should be open, since ${from}.`,
    valveObeys: (from, to) => `The valve is as it should be again. It deviated from ${from} to ${to}.`,
    test: "This is a test notification. If you can read it, notifications reach you.",
  },
  untold: (count) =>
    count === 1
      ? "It fell silent once more within the hour."
      : `It fell silent ${count} more times within the hour.`,
  untoldValve: (count) =>
    count === 1
      ? "The valve deviated once more within the hour."
      : `The valve deviated ${count} more times within the hour.`,
  open: "Open in the portal",
  more: (count) => `and ${count} more`,
  footer: "You get this message because notifications are on in your Obcestje account.",
  settings: "Notification settings",
};

export const TEXTS: Readonly<Record<Language, Texts>> = { sl, en };

/** A message's subject in one line. */
export function subjectOf({ subject }: Texts, events: readonly ToldEvent[]): string {
  const [only] = events;
  if (events.length !== 1 || !only)
    return events.every(({ event }) => event === "silent")
      ? subject.silentMany(events.length)
      : subject.many(events.length);
  const name = only.client?.name ?? "";
  return only.event === "test" ? subject.test : subject[only.event](name);
}

/** An event in one or two sentences. */
export function sentencesOf(
  { event: texts, untold, untoldValve }: Texts,
  told: ToldEvent,
  language: Language,
): string[] {
  const at = (instant: number) => localTime(instant, told.client?.timeZone ?? "UTC", language);
  const since = at(told.since ?? told.time);
  const earlier = (text: Texts["untold"]) => (told.untold > 0 ? [text(told.untold)] : []);
  switch (told.event) {
    case "silent":
      return [texts.silent(since), ...earlier(untold)];
    case "back":
      return [texts.back(since, at(told.time)), ...earlier(untold)];
    case "alarm":
      return [texts.alarm(told.alarms.join(", "))];
    case "valveFlows":
    case "valveDry":
      return [texts[told.event](since), ...earlier(untoldValve)];
    case "valveObeys":
      return [texts.valveObeys(since, at(told.time)), ...earlier(untoldValve)];
    case "test":
      return [texts.test];
  }
}
