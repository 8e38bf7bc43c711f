import { HOUR } from "../time/clock.js";

/** An alarm that comes again within this time after it was gone is no news. */
const GONE_FOR = HOUR;

/** An alarm of a client that is no news. */
export interface KnownAlarm {
  text: string;
  /** Since when it is gone; null: it is there. */
  gone: number | null;
}

/** Compares a client's alarms with those that are known. @returns the new ones, and what is known from now on */
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
