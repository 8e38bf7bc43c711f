import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

/** Pixels beyond the window that count as near: what stands there is drawn before it is scrolled into sight. */
const nearby = 800;

/** Where an element stands in the page, pixels from its top, and whether that is in sight of the window or near it. */
export function usePlace(element: RefObject<HTMLElement | null>, isWatched: boolean) {
  const [place, setPlace] = useState({ offset: 0, isNear: false });
  const measure = useCallback(() => {
    const box = element.current?.getBoundingClientRect();
    if (box === undefined) return;
    const offset = Math.round(box.top + window.scrollY);
    const isNear = box.top < window.innerHeight + nearby && box.bottom > -nearby;
    setPlace((last) => (last.offset === offset && last.isNear === isNear ? last : { offset, isNear }));
  }, [element]);
  useLayoutEffect(() => {
    if (isWatched) measure();
  });
  useEffect(() => {
    if (!isWatched || element.current === null) return;
    // What grows above it moves it, too.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    const sight = new IntersectionObserver(measure, { rootMargin: `${nearby}px 0px` });
    sight.observe(element.current);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [element, isWatched, measure]);
  return place;
}
