import { useCallback, useEffect, useRef } from "react";

/**
 * Runs the work at once, or if it is running already, once more after it. Of a burst of calls the last is not
 * lost, and not each is run. The work handles its own errors.
 */
export function useOneAtATime(work: () => Promise<void>): () => void {
  const latest = useRef(work);
  const isUnderWay = useRef(false);
  const isWantedAgain = useRef(false);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback(() => {
    isWantedAgain.current = true;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const go = async () => {
      while (isWantedAgain.current) {
        isWantedAgain.current = false;
        await latest.current().catch(() => undefined);
      }
      isUnderWay.current = false;
    };
    void go();
  }, []);
}
