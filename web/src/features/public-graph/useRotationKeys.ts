import { useEffect } from "react";
import type { Rotation } from "./useRotation";

/** What keys belong to, where the focus is on one of them. */
const ownKeys = "a, button, input, select, textarea, [role=region], .highcharts-container";

/** Space stops and goes on, arrows go to the next graph and the one before. */
export function useRotationKeys({ toggle, next, previous }: Rotation): void {
  useEffect(() => {
    const moves: Record<string, () => void> = { " ": toggle, ArrowRight: next, ArrowLeft: previous };
    const press = (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const isTaken = event.target instanceof Element && event.target.closest(ownKeys) !== null;
      if (isTaken && (event.key === " " || event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      move();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [toggle, next, previous]);
}
