/** Use it as a ref: scrolls to a new element if it is out of sight. */
export function scrollToElement(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
