/** jsdom has no layout: every element is 0 by 0. Maps and virtual lists show nothing unless they get a size. */
export function giveSize(width: number, height: number): void {
  const sizes = { clientWidth: width, offsetWidth: width, clientHeight: height, offsetHeight: height };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  }
}
