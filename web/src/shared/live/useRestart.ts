import { useCallback, useEffect, useRef } from "react";

const waitMs = 5000;

/**
 * A subscription that the server ends (with an error or without) does not restart by itself. Pass `again` as
 * its onError and onComplete, and its restart function to `keep(restart)`: it restarts after 5 s.
 */
export function useRestart() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restart = useRef<() => void>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => restart.current?.(), waitMs);
  }, []);
  const keep = useCallback((start: () => void) => {
    restart.current = start;
  }, []);
  return { again, keep };
}
