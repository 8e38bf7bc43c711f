import { createContext, useCallback, useContext, useEffect, useRef } from "react";

/** What takes its time to be drawn carries this attribute until it stands. */
export const drawingMark = "data-report-drawing";

/** Told whenever one of them stands. */
export const DrawnContext = createContext<() => void>(() => {});

/** For the element that holds a drawing: its ref, and what to call once the drawing stands. */
export function useDrawing() {
  const holder = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  const tell = useContext(DrawnContext);
  const settle = useCallback(() => {
    if (!isDrawn.current || holder.current === null) return;
    holder.current.removeAttribute(drawingMark);
    tell();
  }, [tell]);
  const onDrawn = useCallback(() => {
    isDrawn.current = true;
    settle();
  }, [settle]);
  // A chart stands before the element around it is known.
  useEffect(settle, [settle]);
  return { holder, onDrawn };
}
