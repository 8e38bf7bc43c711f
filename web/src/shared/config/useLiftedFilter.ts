import { useEffect, useState } from "react";

export type LiftedFilter = { isLifted: boolean; setLifted: (isLifted: boolean) => void };

/**
 * Ctrl+O shows items for other hardware that the filter hides, and hides them again. The browser's dialog for
 * opening files is suppressed. Show a switch with it, for mouse and touch.
 */
export function useLiftedFilter(): LiftedFilter {
  const [isLifted, setLifted] = useState(false);
  useEffect(() => {
    const lift = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "o";
      if (!isMeant) return;
      event.preventDefault();
      if (!event.repeat) setLifted((before) => !before);
    };
    window.addEventListener("keydown", lift);
    return () => window.removeEventListener("keydown", lift);
  }, []);
  return { isLifted, setLifted };
}
