import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { signatureOf } from "../../platform/src/notifications/webhook.js";
import { type Hook, startHook } from "../../platform/test/receivers.js";
import { until } from "../../platform/test/until.js";
import { PHONE } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { press, waitForText } from "../support/page.js";
import { pageFaults } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";

const MINUTE = 60;

let hook: Hook;
let away = 0;
const now = () => Math.floor(Date.now() / 1000) + away;

const portal = usePortal(now, { WEBHOOK_ALLOW_PRIVATE: "1" });

beforeAll(async () => {
  hook = await startHook();
});
afterAll(() => hook.close());

const events = () =>
  hook.received.flatMap(({ body }) => {
    const sent = JSON.parse(body) as { events: { event: string; client: { name: string } | null }[] };
    return sent.events.map(({ event, client }) => [event, client?.name ?? null]);
  });

/** Advances the servers' clock; the platform checks every minute, and the counter goes on reporting. */
async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    away += MINUTE;
    await portal.fleet.counter.api.post("/device/status", { timestamp: now() });
    await portal.stack.runJob("notification scan");
  }
  await portal.stack.runJob("notification delivery");
}

it("a webhook is set up, tried, and told that a device is silent and back", async () => {
  const { page, complaints, visit } = await portal.openAs(USER);
  await portal.stack.runJob("notification scan");
  await visit("/notifications");
  await waitForText(page, "Obvestila so izklopljena");
  await page.locator("::-p-aria(Tiha po minutah)").fill("10");
  await press(page, "Webhook", "checkbox");
  await page.locator("input[type=url]").fill(hook.url);
  await press(page, "Shrani");
  await waitForText(page, "Uspešno shranjeno!");
  const secret = await page.$eval("[data-secret]", (shown) => shown.textContent ?? "");

  await press(page, "Pošlji preizkus");
  await waitForText(page, "Webhook: poslano");
  const [test] = hook.received;
  expect(events()).toEqual([["TEST", null]]);
  const timestamp = Number(test?.headers["x-obcestje-timestamp"]);
  expect(test?.headers["x-obcestje-signature"]).toBe(signatureOf(secret, timestamp, test?.body ?? ""));

  const { sign } = portal.fleet;
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
}, 60_000);

it.each([
  ["light", {}],
  ["dark on a phone", { viewport: PHONE, dark: true }],
])("with all of it open it breaks no accessibility rule, %s", async (_name, view) => {
  const { page } = await portal.openAs(USER, { ...view, at: "/notifications" });
  await press(page, "Med tihimi urami ne pošiljaj", "checkbox");
  await press(page, "Samo izbrane", "radio");
  await press(page, "Nova skrivnost");
  await page.locator("::-p-aria(Tiha po minutah)").fill("5");
  await page.keyboard.press("Tab");
  await waitForText(page, "Celo število od 10 do 1440.");
  expect(await pageFaults(page)).toEqual([]);
});
