import { useEffect, useState } from "react";

export type LiftedFilter = { isLifted: boolean; setLifted: (isLifted: boolean) => void };

/**
 * Ctrl+O shows what is filtered away, and hides it again: what is of other hardware. The browser's own dialog for opening
 * files stays away. Show a switch beside it, for mouse and touch.
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
