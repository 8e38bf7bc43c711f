import { serverNow } from "../serverClock";
import { answersCache } from "./forget";
import { isStillShown, isWorthKeeping, type Kept, nameOf, toForget } from "./keeping";
import type { Question, Told } from "./told";

/** What is kept of an answer: the data, and when they were told (Unix seconds). */
type Last = { data: Record<string, unknown>; toldAt: number };

const addressOf = (name: string) => `/last-answer?${encodeURIComponent(name)}`;

function keptOf(request: Request, answer: Response): Kept {
  const name = decodeURIComponent(new URL(request.url).search.slice(1));
  return {
    name,
    toldAt: Number(answer.headers.get("told-at")),
    length: Number(answer.headers.get("length")),
  };
}

/** The last answer to a question of this person's; undefined where none is kept, or it is too old. */
export async function lastAnswer(
  person: string,
  { operation, variables }: Question,
): Promise<Last | undefined> {
  const address = addressOf(nameOf(person, operation, variables));
  const answer = await caches.match(address, { cacheName: answersCache });
  if (answer === undefined) return undefined;
  const toldAt = Number(answer.headers.get("told-at"));
  return isStillShown(toldAt, serverNow()) ? { data: await answer.json(), toldAt } : undefined;
}

/**
 * Keeps an answer in place of the one before, and lets go of what is beyond the bounds.
 * @param isOver whether the person has gone meanwhile: nothing of theirs may be left then
 */
export async function keepAnswer(person: string, told: Told, isOver: () => boolean): Promise<void> {
  const text = JSON.stringify(told.data);
  if (!isWorthKeeping(told.operation, text.length)) return;
  const cache = await caches.open(answersCache);
  // Whoever goes has the cache deleted: one that was opened before takes what is put into it along.
  if (isOver()) return;
  const headers = {
    "content-type": "application/json",
    "told-at": String(told.toldAt),
    length: String(text.length),
  };
  await cache.put(addressOf(nameOf(person, told.operation, told.variables)), new Response(text, { headers }));
  const all: { request: Request; kept: Kept }[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (answer !== undefined) all.push({ request, kept: keptOf(request, answer) });
  }
  const gone = new Set(
    toForget(
      all.map(({ kept }) => kept),
      person,
      serverNow(),
    ),
  );
  for (const { request, kept } of all) if (gone.has(kept)) await cache.delete(request);
}
