import DataLoader from "dataloader";
import pLimit from "p-limit";
import { ApiError } from "../errors.js";

/** As many ids as a platform takes in one call. */
const IDS_A_CALL = 100;
const CALLS_AT_ONCE = 8;

export interface TogetherReading<Key, T> {
  /** Equal for keys that one call can answer. */
  callOf: (key: Key) => string;
  /** Reads several devices in one call, by id. Throws if the platform refuses the list. */
  many: (clientIds: string[], key: Key) => Promise<Map<string, T>>;
  one: (clientId: string, key: Key) => Promise<T>;
}

/**
 * Reads all keys that differ only in their device with one call, 100 devices at most in each. If a platform
 * refuses a list (it takes no lists, or one device is not the caller's), each device is read separately, a
 * few at a time.
 * @returns in the order of the keys, with an error for each failed one
 */
export async function readTogether<Key extends { clientId: string }, T>(
  keys: readonly Key[],
  reading: TogetherReading<Key, T>,
): Promise<(T | Error)[]> {
  const answers = new Map<Key, T | Error>();
  await Promise.all(
    sharedCalls(keys, reading.callOf).map((together) => readShared(together, reading, answers)),
  );
  return keys.map((key) => orMissing(answers.get(key)));
}

/** A loader of devices by id that one call can answer together. */
export const together = <T>(
  remember: boolean,
  reading: Pick<TogetherReading<{ clientId: string }, T>, "many" | "one">,
): DataLoader<string, T> =>
  new DataLoader(
    (ids) => {
      const keys = ids.map((clientId) => ({ clientId }));
      return readTogether(keys, { ...reading, callOf: () => "" });
    },
    { cache: remember },
  );

function sharedCalls<Key>(keys: readonly Key[], callOf: (key: Key) => string): Key[][] {
  const byCall = new Map<string, Key[]>();
  for (const key of keys) {
    const call = callOf(key);
    const same = byCall.get(call);
    if (same) same.push(key);
    else byCall.set(call, [key]);
  }
  return [...byCall.values()].flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / IDS_A_CALL) }, (_, i) =>
      same.slice(i * IDS_A_CALL, (i + 1) * IDS_A_CALL),
    ),
  );
}

async function readShared<Key extends { clientId: string }, T>(
  keys: readonly Key[],
  { many, one }: TogetherReading<Key, T>,
  answers: Map<Key, T | Error>,
): Promise<void> {
  const [first, ...others] = keys;
  if (!first) return;
  const readOne = async (key: Key) => {
    answers.set(key, await one(key.clientId, key).catch((error: Error) => error));
  };
  const readEach = async (some: readonly Key[]) => {
    await pLimit(CALLS_AT_ONCE).map(some, readOne);
  };
  if (others.length === 0) return readOne(first);
  try {
    const found = await many([...new Set(keys.map(({ clientId }) => clientId))], first);
    for (const key of keys) answers.set(key, orMissing(found.get(key.clientId)));
  } catch (error) {
    if (!isRefusal(error)) return setAll(keys, error, answers);
    if (error.code === "NOT_OFFERED") return readEach(keys);
    await readOne(first);
    const alone = answers.get(first);
    // An error of the question itself applies to every device.
    if (isRefusal(alone) && alone.code !== "NOT_FOUND") return setAll(keys, alone, answers);
    await readEach(others);
  }
}

/** Null is a valid answer: there is nothing. */
function orMissing<T>(answer: T | Error | undefined): T | Error {
  return answer === undefined ? missing() : answer;
}

const REFUSALS: readonly string[] = [
  "NOT_FOUND",
  "NOT_OFFERED",
  "BAD_USER_INPUT",
  "VALIDATION_FAILED",
  "UPSTREAM_INVALID_RESPONSE",
];

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && REFUSALS.includes(error.code);
}

function setAll<Key, T>(keys: readonly Key[], error: unknown, answers: Map<Key, T | Error>): void {
  const reason = error instanceof Error ? error : missing();
  for (const key of keys) answers.set(key, reason);
}

function missing(): ApiError {
  return new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks a device.");
}
