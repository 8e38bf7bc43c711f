import { useEffect, useRef } from "react";

/** A link that is pointed at for so long is likely to be followed; before, the pointer may be on its way elsewhere. Milliseconds. */
const dwellMs = 65;

/** Tells of links into the portal that a pointer or the focus rests on, so that what they lead to can be fetched ahead. */
export function usePointedLink(onPoint: (link: HTMLAnchorElement) => void): void {
  const latest = useRef(onPoint);
  useEffect(() => {
    latest.current = onPoint;
  });
  useEffect(() => {
    let pointed: HTMLAnchorElement | null = null;
    let timer: number | undefined;
    const point = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === pointed) return;
      pointed = link;
      clearTimeout(timer);
      if (link?.origin === window.location.origin)
        timer = window.setTimeout(() => latest.current(link), dwellMs);
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
    };
  }, []);
}
