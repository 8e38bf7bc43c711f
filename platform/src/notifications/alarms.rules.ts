import { HOUR } from "../time/clock.js";

/** An alarm that returns within this time after it disappeared is no news. */
const GONE_FOR = HOUR;

/** A known alarm of a client, which is no news. */
export interface KnownAlarm {
  text: string;
  /** The time it disappeared; null: it is present. */
  gone: number | null;
}

/** Compares a client's alarms with the known ones. @returns the new ones, and those known from now on */
export function compareAlarms(
  known: readonly KnownAlarm[],
  present: readonly string[],
  now: number,
): { fresh: string[]; known: KnownAlarm[] } {
  const here = new Set(present);
  const lately = known.filter(({ gone }) => gone === null || now - gone < GONE_FOR);
  const texts = new Set(lately.map(({ text }) => text));
  const left = lately.flatMap(({ text, gone }) => (here.has(text) ? [] : [{ text, gone: gone ?? now }]));
  return {
    fresh: [...here].filter((text) => !texts.has(text)),
    known: [...[...here].map((text) => ({ text, gone: null })), ...left],
  };
}
