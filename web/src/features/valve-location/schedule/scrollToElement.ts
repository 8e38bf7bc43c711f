/** Given as a ref: scrolls to what has just come up, where it is out of sight. */
export function scrollToElement(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
