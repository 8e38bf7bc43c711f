import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from "react";
import { inTurn } from "../../../shared/time/inTurn";

/** Attribute of an element whose drawing is not complete yet. */
export const drawingMark = "data-report-drawing";

/** Called whenever a drawing is complete. */
export const DrawnContext = createContext<() => void>(() => {});

/** For an element with a drawing: its ref, whether its turn has come, and a callback for when the drawing is complete. */
export function useDrawing() {
  const holder = useRef<HTMLDivElement>(null);
  const [isDue, setIsDue] = useState(false);
  const tell = useContext(DrawnContext);
  // Queued along with the sheet's rendering: a print a moment later includes all of it.
  useLayoutEffect(() => inTurn(() => setIsDue(true)), []);
  const onDrawn = useCallback(() => {
    holder.current?.removeAttribute(drawingMark);
    tell();
  }, [tell]);
  return { holder, isDue, onDrawn };
}
