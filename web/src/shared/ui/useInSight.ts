import { type RefObject, useEffect, useRef, useState } from "react";

/** Pixels around the window that count as visible, so content is ready before it is scrolled to. */
const margin = 200;

/** True if an element is visible in the window, or nearly so. */
export function useInSight<Watched extends Element>(): [RefObject<Watched | null>, boolean] {
  const ref = useRef<Watched>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      {
        rootMargin: `${margin}px`,
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isInSight];
}
