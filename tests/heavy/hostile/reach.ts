import type { Page } from "puppeteer";

/**
 * Parts of a rendered page that somebody can't read or press: controls that can't be scrolled into view, or
 * that are covered once focused; numbers that are cut off by dots; dialogs, menus and popovers larger than the
 * window.
 */
export const reachFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults);

/** Runs in the page. */
function findFaults(): string[] {
  const found: string[] = [];
  const { innerWidth: width, innerHeight: height } = window;
  const nameOf = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} "${words.trim().replace(/\s+/g, " ").slice(0, 50)}"`;
  };

  const isNumber = /^[-−–]?\d[\d\s.,:/−-]*(?:%|V|dBm|km\/h|m|s|kB|MB|GB)?$/;
  for (const cell of document.querySelectorAll<HTMLElement>("td, th, dd")) {
    const { overflowX } = getComputedStyle(cell);
    const isCut = overflowX !== "visible" && cell.scrollWidth > cell.clientWidth + 1;
    if (isCut && isNumber.test(cell.innerText.trim())) found.push(`cuts a number: ${nameOf(cell)}`);
  }

  for (const sheet of document.querySelectorAll(".report-sheet")) {
    const end = sheet.getBoundingClientRect().bottom + 1;
    const beyond = [...sheet.querySelectorAll("p, dd, dt, td, li, h1")].filter(
      (part) => part.getBoundingClientRect().bottom > end,
    );
    if (beyond.length > 0)
      found.push(`stands beyond its sheet: ${beyond.slice(0, 3).map(nameOf).join(", ")}`);
  }

  const layers = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
  const open = [...document.querySelectorAll(layers)].filter((layer) => layer.getClientRects().length > 0);
  for (const layer of open) {
    const { top, left, right, bottom } = layer.getBoundingClientRect();
    const isBeyond = top < -1 || left < -1 || right > width + 1 || bottom > height + 1;
    if (isBeyond) found.push(`is larger than the window: ${layer.role} ${nameOf(layer)}`);
  }

  // Only the topmost overlay of the page can be used.
  const root = open.at(-1) ?? document.body;
  const elsewhere =
    "[inert], [aria-hidden=true], [hidden], svg, .leaflet-container, iframe, .graphiql-container";
  const controls = [
    ...root.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    ),
  ].filter((control) => {
    const { visibility, pointerEvents, clipPath } = getComputedStyle(control);
    const box = control.getBoundingClientRect();
    const isShown = visibility === "visible" && clipPath === "none" && box.width > 2 && box.height > 2;
    const isOn = pointerEvents !== "none" && !control.matches(":disabled");
    // The page's first link is visible only with the keyboard's focus.
    const isSkip = control.matches("a[href='#content']");
    return isShown && isOn && !isSkip && control.closest(elsewhere) === null;
  });
  const look = (control: HTMLElement) => {
    control.focus();
    if (document.activeElement !== control) return;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (right < 1 || left > width - 1 || bottom < 1 || top > height - 1) {
      found.push(`can't be scrolled to: ${nameOf(control)}`);
      return;
    }
    if (bottom - top > height / 2 || right - left > width) return;
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    const middle = (Math.max(left, 0) + Math.min(right, width)) / 2;
    const tops = [at(middle, (top + bottom) / 2), at(middle, top + 3)];
    const isFree = tops.every(
      (over) =>
        over === null ||
        control.contains(over) ||
        over.contains(control) ||
        over.closest("label")?.control === control,
    );
    const over = tops.find((one) => one !== null && !control.contains(one) && !one.contains(control));
    if (!isFree) found.push(`lies under ${over ? nameOf(over) : "something"}: ${nameOf(control)}`);
  };
  // Going backwards, focused elements come into view from above, under what covers the top; going forwards, from below.
  for (const control of controls.toReversed()) look(control);
  for (const control of controls) look(control);
  return [...new Set(found)].slice(0, 12);
}
