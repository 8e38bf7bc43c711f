import { localNowMs } from "../../graphql/serverClock";
import { serverFetch } from "../../graphql/serverFetch";

/** A small file that every gateway has, for whoever asks. */
const anything = "/favicon.svg";

/** More than two clocks of one machine come apart by themselves. */
const jumpMs = 2000;

/** When the page began, as told by both of this machine's clocks together: it moves where one of them was set, or slept. */
const originMs = () => localNowMs() - performance.now();

let isAsking = false;

function askTime(): void {
  if (isAsking) return;
  isAsking = true;
  serverFetch(anything, { method: "HEAD", cache: "no-store", credentials: "omit" })
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
}

/**
 * Sees this machine's clock being set, and the machine sleep.
 * @returns asks the server what time it is where that has happened since the last call: the next answer might be a minute away
 */
export function watchForJumps(): () => void {
  let origin = originMs();
  return () => {
    const before = origin;
    origin = originMs();
    if (Math.abs(origin - before) >= jumpMs) askTime();
  };
}
