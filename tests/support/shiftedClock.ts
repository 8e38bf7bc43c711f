import type { Page } from "puppeteer";

/** Sets the clock of the viewer's machine minutes ahead of the servers', or behind for a negative number. */
export async function shiftClock(page: Page, minutes: number): Promise<void> {
  await page.evaluateOnNewDocument(shift, { ms: minutes * 60_000 });
}

/** Lets the clock of each page stand at an instant. @param unix seconds */
export async function stopClockAt(page: Page, unix: number): Promise<void> {
  await page.evaluateOnNewDocument(shift, { standsAtMs: unix * 1000 });
}

/** Runs in the page. */
function shift(to: { ms: number } | { standsAtMs: number }): void {
  const now = Date.now.bind(Date);
  const shifted = () => ("ms" in to ? now() + to.ms : to.standsAtMs);
  Object.assign(window, {
    Date: new Proxy(Date, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [shifted()] : args, newTarget),
      get: (target, name) => (name === "now" ? shifted : Reflect.get(target, name)),
    }),
  });
}
