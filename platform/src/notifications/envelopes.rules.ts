import type { Envelope, News } from "./news.js";
import { channelsOf, type Preferences } from "./preferences.rules.js";
import { quietUntil } from "./quietHours.rules.js";

/** More silences than this at one look come in one message. */
const DIGEST_ABOVE = 20;

/**
 * Groups a person's news of one look into messages: each one separate, many silences together, and all that
 * wait for the end of quiet hours. Flowing water never waits.
 */
export function envelopesOf(
  { userId, preferences, zone }: { userId: number; preferences: Preferences; zone: string },
  news: News[],
  now: number,
): { envelope: Envelope; contents: News[] }[] {
  const { quietHours } = preferences;
  const until = quietHours.enabled ? quietUntil(quietHours, zone, now) : null;
  const channels = channelsOf(preferences);
  const passes = ({ event }: News) =>
    until === null || event === "valveFlows" || (event === "alarm" && quietHours.alarmsPass);
  const atOnce = news.filter(passes);
  const silences = atOnce.filter(({ event }) => event === "silent");
  const together = silences.length > DIGEST_ABOVE ? silences : [];
  const single = atOnce.filter((one) => !together.includes(one)).map((one) => [one]);
  const waiting = news.filter((one) => !passes(one));
  const atOnceTo = { userId, channels, dueDate: now, gathering: false };
  return [
    ...[together, ...single].map((contents) => ({ envelope: atOnceTo, contents })),
    { envelope: { userId, channels, dueDate: until ?? now, gathering: true }, contents: waiting },
  ].filter(({ contents }) => contents.length > 0);
}
