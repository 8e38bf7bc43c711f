import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Step } from "./summaryDraft";

export type Move = {
  /** The line's `data-line`; its buttons have it with the step as `data-move`. */
  key: string;
  by: Step;
  /** Announcement for screen readers. */
  said: string;
};

/**
 * Keeps the focus on a moved line: moving the element loses it, and at the end of the list its button is
 * disabled.
 * @param order changes with every move
 */
export function useMoving<Frame extends HTMLElement>(
  order: string,
): { frame: RefObject<Frame | null>; said: string; note: (move: Move) => void } {
  const frame = useRef<Frame>(null);
  const [move, note] = useState<Move | null>(null);
  useLayoutEffect(() => {
    if (move === null || order === "") return;
    const focused = document.activeElement;
    const line = focused?.closest<HTMLElement>("[data-line]")?.dataset.line;
    if (line === move.key && !focused?.matches(":disabled")) return;
    const button = (by: number) =>
      frame.current?.querySelector<HTMLElement>(`[data-move="${move.key}${by}"]:not(:disabled)`);
    (button(move.by) ?? button(-move.by))?.focus();
  }, [move, order]);
  return { frame, said: move?.said ?? "", note };
}
