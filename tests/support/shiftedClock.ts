import type { Page } from "puppeteer";

/** Sets the clock of the viewer's machine minutes ahead of the servers', or behind for a negative number. */
export async function shiftClock(page: Page, minutes: number): Promise<void> {
  await page.evaluateOnNewDocument(shift, { ms: minutes * 60_000 });
}

/** Lets the clock of each page begin at an instant. @param unix seconds */
export async function beginClockAt(page: Page, unix: number): Promise<void> {
  await page.evaluateOnNewDocument(shift, { beginMs: unix * 1000 });
}

/** Runs in the page. */
function shift(by: { ms: number } | { beginMs: number }): void {
  const now = Date.now.bind(Date);
  const ms = "ms" in by ? by.ms : by.beginMs - now();
  const shifted = () => now() + ms;
  Object.assign(window, {
    Date: new Proxy(Date, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [shifted()] : args, newTarget),
      get: (target, name) => (name === "now" ? shifted : Reflect.get(target, name)),
    }),
  });
}
