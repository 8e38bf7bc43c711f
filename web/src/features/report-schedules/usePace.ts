import { useState } from "react";

const soonMs = 3_000;
const usualMs = 60_000;

type Pace = { pollInterval: number; skipPollAttempt: () => boolean };

/**
 * How often a query is asked anew while somebody looks: each minute, and every few seconds while something is under way.
 * The second of the pair is told, while rendering, whether something is.
 */
export function usePace(): [Pace, (isUnderWay: boolean) => void] {
  const [isSoon, setSoon] = useState(false);
  const pace = { pollInterval: isSoon ? soonMs : usualMs, skipPollAttempt: () => document.hidden };
  const tell = (isUnderWay: boolean) => {
    if (isUnderWay !== isSoon) setSoon(isUnderWay);
  };
  return [pace, tell];
}
