import { AxePuppeteer } from "@axe-core/puppeteer";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { signatureOf } from "../../platform/src/notifications/webhook.js";
import { type Hook, startHook } from "../../platform/test/receivers.js";
import { until } from "../../platform/test/until.js";
import { launchBrowser, openWindow, PHONE, signIn, waitForText } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

const MINUTE = 60;

let stack: Stack;
let browser: Browser;
let hook: Hook;
let away = 0;
const now = () => Math.floor(Date.now() / 1000) + away;

beforeAll(async () => {
  hook = await startHook();
  [stack, browser] = await Promise.all([startStack(now, { WEBHOOK_ALLOW_PRIVATE: "1" }), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
  await hook.close();
});

const events = () =>
  hook.received.flatMap(({ body }) => {
    const sent = JSON.parse(body) as { events: { event: string; client: { name: string } | null }[] };
    return sent.events.map(({ event, client }) => [event, client?.name ?? null]);
  });

/** Moves the servers' clock on; the platform looks every minute, and the counter goes on reporting. */
async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    away += MINUTE;
    await stack.fleet.counter.api.post("/device/status", { timestamp: now() });
    await stack.runJob("notification scan");
  }
  await stack.runJob("notification delivery");
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxePuppeteer(page).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

it("a webhook is set up, tried, and told that a device is silent and back", async () => {
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  await stack.runJob("notification scan");
  await page.goto(`${stack.portalUrl}/notifications`);
  await waitForText(page, "Obvestila so izklopljena");
  await page.locator("::-p-aria(Tiha po minutah)").fill("10");
  await page.locator('::-p-aria([role="checkbox"][name="Webhook"])').click();
  await page.locator("input[type=url]").fill(hook.url);
  await page.locator('::-p-aria([role="button"][name="Shrani"])').click();
  await waitForText(page, "Uspešno shranjeno!");
  const secret = await page.$eval("[data-secret]", (shown) => shown.textContent ?? "");

  await page.locator('::-p-aria([role="button"][name="Pošlji preizkus"])').click();
  await waitForText(page, "Webhook: poslano");
  const [test] = hook.received;
  expect(events()).toEqual([["TEST", null]]);
  const timestamp = Number(test?.headers["x-obcestje-timestamp"]);
  expect(test?.headers["x-obcestje-signature"]).toBe(signatureOf(secret, timestamp, test?.body ?? ""));

  const { sign } = stack.fleet;
  await pass(12);
  await until(async () => events().length === 2);
  await sign.api.post("/device/status", { timestamp: now() });
  await pass(1);
  await until(async () => events().length === 3);
  expect(events().slice(1)).toEqual([
    ["SILENT", sign.name],
    ["BACK", sign.name],
  ]);
  await page.reload();
  await waitForText(page, `Spet oddaja: ${sign.name}`);
  await waitForText(page, `Ne oddaja: ${sign.name}`);
  expect(await page.$("[data-secret]")).toBeNull();
  expect(complaints).toEqual([]);
  await close();
}, 60_000);

it.each([
  ["light", {}],
  ["dark on a phone", { viewport: PHONE, dark: true }],
])("with all of it open it breaks no accessibility rule, %s", async (_name, view) => {
  const { page, close } = await openWindow(browser, view);
  await signIn(page, stack.portalUrl, USER);
  await page.goto(`${stack.portalUrl}/notifications`);
  await page.locator('::-p-aria([role="checkbox"][name="Med tihimi urami ne pošiljaj"])').click();
  await page.locator('::-p-aria([role="radio"][name="Samo izbrane"])').click();
  await page.locator('::-p-aria([role="button"][name="Nova skrivnost"])').click();
  await page.locator("::-p-aria(Tiha po minutah)").fill("5");
  await page.keyboard.press("Tab");
  await waitForText(page, "Celo število od 10 do 1440.");
  expect(await violations(page)).toEqual([]);
  await close();
});
