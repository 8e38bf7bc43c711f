import type { Page } from "puppeteer";

type Timer = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => number;

/** Speeds up the clock and all timers of the page's documents by a factor, from the start of each document on. */
export async function speedUp(page: Page, times: number): Promise<void> {
  await page.evaluateOnNewDocument((factor) => {
    const [date, now] = [Date.now.bind(Date), performance.now.bind(performance)];
    const [beganDate, beganNow] = [date(), now()];
    const fastDate = () => Math.round(beganDate + (date() - beganDate) * factor);
    const quick =
      (real: Timer): Timer =>
      (handler, ms = 0, ...rest) =>
        real(handler, ms / factor, ...rest);
    performance.now = () => beganNow + (now() - beganNow) * factor;
    Object.assign(window, {
      setTimeout: quick(window.setTimeout.bind(window) as Timer),
      setInterval: quick(window.setInterval.bind(window) as Timer),
      Date: new Proxy(Date, {
        construct: (target, args, newTarget) =>
          Reflect.construct(target, args.length === 0 ? [fastDate()] : args, newTarget),
        get: (target, name) => (name === "now" ? fastDate : Reflect.get(target, name)),
      }),
    });
  }, times);
}
