import DataLoader from "dataloader";
import { eachInPool } from "../bulk/pool.js";

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
    async (keys) => {
      const told: (V | Error)[] = [];
      await eachInPool([...keys.entries()], CALLS_AT_ONCE, async ([index, key]) => {
        told[index] = await read(key).catch((error: Error) => error);
      });
      return told;
    },
    { cache: remember, cacheKeyFn: keyOf },
  );
}
