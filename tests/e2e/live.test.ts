import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Browser } from "puppeteer";
import { launchBrowser, openWindow, signIn, waitForText } from "../support/browser.js";
import { postHour, USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

const seconds = () => Math.floor(Date.now() / 1000);
const hour = (ago: number) => Math.floor(seconds() / 3600) * 3600 - ago * 3600;

it("a reading posted to the device API shows in an open page, without a reload", async () => {
  const { sign } = stack.fleet;
  await postHour(sign, hour(3));
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  await waitForText(page, sign.name);

  await page.goto(`${stack.portalUrl}/client/${sign.id}`);
  await waitForText(page, "60");
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  expect(await page.evaluate(() => document.body.innerText)).not.toContain("77");
  const now = seconds();
  const readings = Array.from({ length: 17 }, () => ({
    timestamp: now - 5,
    speed: 44,
    direction: "incoming",
  }));
  await sign.api.post("/device/measurements", { batchId: "live-1", from: now - 10, to: now, readings });
  await waitForText(page, "77");
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it("an overview shows a device's new status, and nothing of another group", async () => {
  const { counter, foreign } = stack.fleet;
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  await waitForText(page, counter.name);
  await counter.api.post("/device/status", {
    timestamp: seconds(),
    battery: 10.9,
    firmwareVersion: "5.0.0-novo",
    hwType: "BIKECOUNTER",
  });
  await waitForText(page, "5.0.0-novo");
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(foreign.name);
  expect(complaints).toEqual([]);
  await close();
});
