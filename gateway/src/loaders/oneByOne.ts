import DataLoader from "dataloader";
import pLimit from "p-limit";
import type { Platform } from "../platform-api/platform.js";
import type { LoaderOf } from "./loaders.js";

const CALLS_AT_ONCE = 8;

/**
 * A loader for things that take one platform call each: a few calls at a time, however many things an
 * operation asks for. A failure affects only its own thing.
 * @param keyOf a text that is equal for equal keys
 */
export const oneByOne =
  <K, V>(
    read: (platform: Platform, key: K) => Promise<V>,
    keyOf: (key: K) => string,
  ): LoaderOf<DataLoader<K, V, string>> =>
  (platform, remember) =>
    new DataLoader<K, V, string>(
      (keys) => pLimit(CALLS_AT_ONCE).map(keys, (key) => read(platform, key).catch((error: Error) => error)),
      { cache: remember, cacheKeyFn: keyOf },
    );
