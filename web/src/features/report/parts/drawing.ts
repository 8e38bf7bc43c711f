import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from "react";
import { inTurn } from "../../../shared/time/inTurn";

/** What takes its time to be drawn carries this attribute until it stands. */
export const drawingMark = "data-report-drawing";

/** Told whenever one of them stands. */
export const DrawnContext = createContext<() => void>(() => {});

/** For the element that holds a drawing: its ref, whether its turn has come, and what to call once the drawing stands. */
export function useDrawing() {
  const holder = useRef<HTMLDivElement>(null);
  const [isDue, setIsDue] = useState(false);
  const tell = useContext(DrawnContext);
  // With the sheet itself: whoever prints it a moment later gets all of it.
  useLayoutEffect(() => inTurn(() => setIsDue(true)), []);
  const onDrawn = useCallback(() => {
    holder.current?.removeAttribute(drawingMark);
    tell();
  }, [tell]);
  return { holder, isDue, onDrawn };
}
