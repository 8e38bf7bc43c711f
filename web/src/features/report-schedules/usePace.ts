import { useState } from "react";

const soonMs = 3_000;
const usualMs = 60_000;

type Pace = { pollInterval: number; skipPollAttempt: () => boolean };

/**
 * Poll interval while the page is visible: each minute, and every few seconds while something is under way. The
 * second of the pair is called during rendering, with true if something is.
 */
export function usePace(): [Pace, (isUnderWay: boolean) => void] {
  const [isSoon, setSoon] = useState(false);
  const pace = { pollInterval: isSoon ? soonMs : usualMs, skipPollAttempt: () => document.hidden };
  const tell = (isUnderWay: boolean) => {
    if (isUnderWay !== isSoon) setSoon(isUnderWay);
  };
  return [pace, tell];
}
