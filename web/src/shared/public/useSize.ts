import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Pixels. */
export type Size = { width: number; height: number };

/** How large an element is, as it changes; null until it is measured. */
export function useSize<Element extends HTMLElement>(): [RefObject<Element | null>, Size | null] {
  const element = useRef<Element>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
