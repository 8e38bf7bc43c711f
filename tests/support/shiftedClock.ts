import type { Page } from "puppeteer";

/** Sets the clock of the viewer's machine minutes ahead of the servers', or behind for a negative number. */
export async function shiftClock(page: Page, minutes: number): Promise<void> {
  await page.evaluateOnNewDocument((ms) => {
    const now = Date.now.bind(Date);
    const shifted = () => now() + ms;
    Object.assign(window, {
      Date: new Proxy(Date, {
        construct: (target, args, newTarget) =>
          Reflect.construct(target, args.length === 0 ? [shifted()] : args, newTarget),
        get: (target, name) => (name === "now" ? shifted : Reflect.get(target, name)),
      }),
    });
  }, minutes * 60_000);
}
