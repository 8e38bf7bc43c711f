import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How far each visited place was scrolled, by the key of its entry in the history; pixels. */
const scrolledTo = new Map<string, number>();

/** Content may still be on its way: as long as it grows, the place that was scrolled to is looked for. */
const patienceMs = 3000;

/** Scrolls there as soon as the page is high enough; gives up when the visitor scrolls, or nothing more comes. */
function scrollWhenHighEnough(content: HTMLElement, top: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  const scroll = () => {
    window.scrollTo({ top, behavior: "instant" });
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const gestures = ["wheel", "touchmove", "keydown", "pointerdown"];
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, patienceMs);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(content);
  scroll();
  return stop;
}

/**
 * What a browser does when a page loads, for pages that change in place: a new page begins at its top, going back
 * returns to where one was, and the keyboard goes on from the page's beginning. A change of the view alone (tab,
 * filter, interval) moves nothing.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef({ pathname, key });

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const note = () => scrolledTo.set(shown.current.key, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname === pathname) {
      if (before.key !== key) scrolledTo.set(key, window.scrollY);
      return;
    }
    const main = content.current;
    if (main === null) return;
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
    return scrollWhenHighEnough(main, isReturn ? (scrolledTo.get(key) ?? 0) : 0);
  }, [pathname, key, isReturn, content]);
}
