import type { Page } from "puppeteer";

/** Puts the clock of the machine on which the page is looked at so many minutes ahead of the servers', or behind where it is negative. */
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
