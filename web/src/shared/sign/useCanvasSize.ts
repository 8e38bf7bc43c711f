import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./paint/placement";

const NOTHING: Size = { width: 0, height: 0 };

/** The pixels that a canvas has on its screen, now and as it changes. */
export function useCanvasSize(ref: RefObject<HTMLCanvasElement | null>): Size {
  const [size, setSize] = useState(NOTHING);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    const measure = () => {
      const { width, height } = canvas.getBoundingClientRect();
      const density = Math.min(3, window.devicePixelRatio || 1);
      const now = { width: Math.round(width * density), height: Math.round(height * density) };
      setSize((before) => (before.width === now.width && before.height === now.height ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
