import { serverNow } from "../serverClock";
import { answersCache } from "./forget";
import { isStillShown, isWorthKeeping, type Kept, nameOf, toForget } from "./keeping";
import type { Question, Told } from "./told";

/** A kept answer: the data, and their time (Unix seconds). */
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

/** This person's last answer to a query; undefined if none is kept, or it is too old. */
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
 * Replaces the kept answer to a query, and deletes what exceeds the bounds.
 * @param isOver returns true if the person has left meanwhile: none of their data may remain then
 */
export async function keepAnswer(person: string, told: Told, isOver: () => boolean): Promise<void> {
  const text = JSON.stringify(told.data);
  if (!isWorthKeeping(told.operation, text.length)) return;
  const cache = await caches.open(answersCache);
  // Leaving deletes the cache; a cache opened before that is deleted with everything put into it later.
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
