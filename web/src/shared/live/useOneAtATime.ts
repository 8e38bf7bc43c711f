import { useCallback, useEffect, useRef } from "react";

/**
 * Does the work at once, or where it is under way once more after it: of a burst of wishes the last is not lost, and not each
 * is paid for. What goes wrong with it the work shows itself.
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
