import { useLayoutEffect } from "react";

/** Pixels between field and popover, and between popover and the window's edge. */
const gap = 4;
const edge = 8;

/**
 * Places a popover over the page next to its field, even if the field scrolls within a dialog. A press
 * elsewhere or Escape closes only the popover, not the dialog around it. The popover's style can use the
 * field's width and the available room: `--field-width`, `--room`.
 */
export function useBeside(
  box: { current: HTMLElement | null },
  anchor: HTMLElement | null,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const popover = box.current;
    if (popover === null || anchor === null) return;
    popover.showPopover?.();
    const place = () => {
      const field = anchor.getBoundingClientRect();
      // A phone's keyboard covers a part of the window.
      const bottom = window.visualViewport?.height ?? window.innerHeight;
      const below = bottom - field.bottom - gap - edge;
      const above = field.top - gap - edge;
      popover.style.setProperty("--field-width", `${field.width}px`);
      popover.style.setProperty("--room", `${Math.max(below, above)}px`);
      const { offsetWidth: width, offsetHeight: height } = popover;
      const fits = height <= below || above < Math.min(height, below);
      if (fits) popover.style.setProperty("--room", `${below}px`);
      popover.style.top = fits ? `${field.bottom + gap}px` : "auto";
      popover.style.bottom = fits ? "auto" : `${window.innerHeight - field.top + gap}px`;
      popover.style.left = `${Math.max(edge, Math.min(field.left, document.documentElement.clientWidth - width - edge))}px`;
    };
    place();
    const press = ({ target }: Event) => {
      if (target instanceof Node && !popover.contains(target) && !anchor.contains(target)) onClose();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    window.addEventListener("resize", place);
    window.visualViewport?.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    window.addEventListener("pointerdown", press, true);
    // Before the document, where dialogs listen.
    window.addEventListener("keydown", key, true);
    return () => {
      window.removeEventListener("resize", place);
      window.visualViewport?.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("keydown", key, true);
    };
  }, [box, anchor, onClose]);
}
