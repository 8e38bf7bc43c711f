import DataLoader from "dataloader";
import pLimit from "p-limit";

const CALLS_AT_ONCE = 8;

/**
 * A loader for things that take one platform call each: a few calls at a time, however many things an
 * operation asks for. A failure affects only its own thing.
 * @param keyOf a text that is equal for equal keys
 */
export function oneByOne<K, V>(
  read: (key: K) => Promise<V>,
  keyOf: (key: K) => string,
  remember: boolean,
): DataLoader<K, V, string> {
  return new DataLoader<K, V, string>(
    (keys) => pLimit(CALLS_AT_ONCE).map(keys, (key) => read(key).catch((error: Error) => error)),
    { cache: remember, cacheKeyFn: keyOf },
  );
}
