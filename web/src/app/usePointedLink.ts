import { useEffect, useRef } from "react";

/** Time in milliseconds that the pointer must rest on a link; before, it may be on its way elsewhere. */
const dwellMs = 65;

/** Reports links within the portal that the pointer or the focus rests on, to load their pages ahead. */
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
