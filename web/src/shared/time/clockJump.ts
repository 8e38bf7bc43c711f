import { localNowMs } from "../../graphql/serverClock";
import { serverFetch } from "../../graphql/serverFetch";

/** A small public file that every gateway has. */
const anything = "/favicon.svg";

/** More than the normal drift between two clocks of one machine. */
const jumpMs = 2000;

/**
 * When the page began, computed from both of this machine's clocks: it changes when one of them is set, or the
 * machine sleeps.
 */
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
 * Detects that this machine's clock was set, or that the machine slept.
 * @returns a function that asks the server for the time if that has happened since the last call: the next
 * regular answer might be a minute away
 */
export function watchForJumps(): () => void {
  let origin = originMs();
  return () => {
    const before = origin;
    origin = originMs();
    if (Math.abs(origin - before) >= jumpMs) askTime();
  };
}
