import { counted, type Language, localTime } from "../mail/language.rules.js";
import type { ToldEvent } from "./message.js";

/** What messages say. Times come formatted; names as they are. */
export interface Texts {
  subject: {
    silent(name: string): string;
    back(name: string): string;
    alarm(name: string): string;
    test: string;
    silentMany(count: number): string;
    many(count: number): string;
  };
  greeting(name: string): string;
  event: {
    silent(at: string): string;
    back(from: string, to: string): string;
    alarm(texts: string): string;
    test: string;
  };
  untold(count: number): string;
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
    test: "To je preizkusno obvestilo. Če ga berete, obvestila prihajajo.",
  },
  untold: (count) => `V zadnji uri je utihnila še ${count}-krat.`,
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
    test: "Notification test",
    silentMany: (count) => `${count} devices are silent`,
    many: (count) => (count === 1 ? "1 notification" : `${count} notifications`),
  },
  greeting: (name) => `Hello ${name},`,
  event: {
    silent: (at) => `The device is silent. It was last active on ${at}.`,
    back: (from, to) => `The device reports again. It was silent from ${from} to ${to}.`,
    alarm: (texts) => `The device reports: ${texts}`,
    test: "This is a test notification. If you can read it, notifications reach you.",
  },
  untold: (count) =>
    count === 1
      ? "It fell silent once more within the hour."
      : `It fell silent ${count} more times within the hour.`,
  open: "Open in the portal",
  more: (count) => `and ${count} more`,
  footer: "You get this message because notifications are on in your Obcestje account.",
  settings: "Notification settings",
};

export const TEXTS: Readonly<Record<Language, Texts>> = { sl, en };

/** What a message is about, in a line. */
export function subjectOf({ subject }: Texts, events: readonly ToldEvent[]): string {
  const [only] = events;
  if (events.length !== 1 || !only)
    return events.every(({ event }) => event === "silent")
      ? subject.silentMany(events.length)
      : subject.many(events.length);
  const name = only.client?.name ?? "";
  return only.event === "test" ? subject.test : subject[only.event](name);
}

/** What happened, in a sentence or two. */
export function sentencesOf({ event: texts, untold }: Texts, told: ToldEvent, language: Language): string[] {
  const at = (instant: number) => localTime(instant, told.client?.timeZone ?? "UTC", language);
  const since = told.since ?? told.time;
  const earlier = told.untold > 0 ? [untold(told.untold)] : [];
  if (told.event === "silent") return [texts.silent(at(since)), ...earlier];
  if (told.event === "back") return [texts.back(at(since), at(told.time)), ...earlier];
  return [told.event === "alarm" ? texts.alarm(told.alarms.join(", ")) : texts.test];
}
