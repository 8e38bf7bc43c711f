import { type RefObject, useEffect, useRef } from "react";

/** While a bar is at the window's lower edge, focused elements are scrolled to above it. */
export function useBarRoom(isShown: boolean): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!isShown || element === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight + 8}px`;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [isShown]);
  return bar;
}
