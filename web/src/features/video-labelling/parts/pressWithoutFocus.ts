import type { MouseEvent } from "react";

/**
 * A button that is pressed by the mouse takes no focus: the next press of Space or Enter is the film's or the list's, not that
 * button's again. A field that has the focus is left, as by any click beside it.
 */
export function pressWithoutFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest("button, video") === null) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
