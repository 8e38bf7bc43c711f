import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addFirmware, addSigns, fetchFirmware, SIGNS_HARDWARE, tellVersion } from "../support/adminFleet.js";
import { chooseIn } from "../support/chooser.js";
import { ADMIN, type FleetDevice } from "../support/fleet.js";
import { named, press, textOf, waitForQuery, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const SIGNS = 50;
/** Default number of pilots for fifty devices. */
const PILOTS = 3;
/** A device that reports its old version this long after it got the file has not installed it. */
const INSTALL_TIME = 600;
const OLD = "1.0.0";
const NEW = "2.0.0";

let ahead = 0;
const now = () => Math.floor(Date.now() / 1000) + ahead;
const portal = usePortal(now, { FIRMWARE_INSTALL_SECONDS: String(INSTALL_TIME) });

const folder = mkdtempSync(join(tmpdir(), "firmware-"));
const file = Uint8Array.from({ length: 1_000_000 }, (_, index) => (index * 31) % 251);
let signs: FleetDevice[];

beforeAll(async () => {
  signs = await addSigns(portal.fleet, SIGNS, now);
  writeFileSync(join(folder, "radar.bin"), file);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Makes all devices with the firmware assigned fetch it.
 * @returns the devices, with the fetched bytes
 */
async function fetchAll() {
  const fetched = await Promise.all(signs.map(async (sign) => ({ sign, bytes: await fetchFirmware(sign) })));
  return fetched.flatMap(({ sign, bytes }) => (bytes === null ? [] : [{ sign, bytes }]));
}

const tell = (devices: readonly FleetDevice[], version: string) =>
  Promise.all(devices.map((device) => tellVersion(device, version, now)));

const waitForStage = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector("[aria-current=step]")?.textContent === wanted,
    { timeout: 15_000 },
    name,
  );

const waitForCounts = (page: Page, counts: string) =>
  page.locator(named("image", `How far the clients are: ${counts}`)).wait();

/** @returns true if the page suppressed the browser's dialog */
async function pressCtrlO(page: Page): Promise<boolean> {
  await page.evaluate(() =>
    window.addEventListener("keydown", (event) => {
      if (event.key === "o") document.body.dataset.ownDialog = String(!event.defaultPrevented);
    }),
  );
  await page.keyboard.down("Control");
  await page.keyboard.press("o");
  await page.keyboard.up("Control");
  return page.evaluate(() => document.body.dataset.ownDialog === "false");
}

/** Chooses the file in the open form, and uploads it slowly enough to be watched. */
async function upload(page: Page): Promise<void> {
  const [chooser] = await Promise.all([page.waitForFileChooser(), press(page, "Choose a file")]);
  await chooser.accept([join(folder, "radar.bin")]);
  await page.emulateNetworkConditions({ upload: file.length, download: 1e9, latency: 0 });
  await press(page, "OK");
  await page.waitForFunction(() => {
    const { value = 0, max = 0 } = document.querySelector("progress") ?? {};
    return value > 0 && value < max;
  });
  await page.emulateNetworkConditions(null);
}

it("a firmware goes from a file to fifty signs: to a few first, and once more to the one that fails", async () => {
  const { page, complaints } = await portal.openAs(ADMIN, { at: "/admin/firmware" });
  await press(page, "Add firmware");
  await page.locator(named("textbox", "Version")).fill(NEW);
  await chooseIn(page, "[role=dialog] [role=combobox]", SIGNS_HARDWARE);
  expect(await page.$("[role=dialog] button[type=submit]:disabled")).not.toBeNull();
  await upload(page);
  await waitForText(page, "Firmware successfully added");
  await page.waitForFunction(() => document.querySelector("[role=dialog]") === null);

  await press(page, `Assign to clients: ${NEW}`);
  await press(page, "Select all");
  await waitForText(page, `${SIGNS} clients selected`);
  await page.locator(named("textbox", "How many may fail")).fill("1");
  await press(page, "Check first");
  await waitForText(page, `${SIGNS} clients will change`);
  expect(await fetchAll()).toEqual([]);
  await press(page, "Start the rollout");
  await waitForQuery(page, "rollout=");
  await waitForText(page, "The rollout has started");
  await waitForStage(page, "A few first");
  await waitForCounts(page, `Under way: ${PILOTS}, Waiting: ${SIGNS - PILOTS}`);

  const pilots = await fetchAll();
  expect(pilots.map(({ bytes }) => Buffer.compare(bytes, file))).toEqual(Array(PILOTS).fill(0));
  await tell(
    pilots.map(({ sign }) => sign),
    NEW,
  );
  await portal.stack.runJob("rollouts");
  await waitForStage(page, "All clients");

  const rest = (await fetchAll()).map(({ sign }) => sign);
  expect(rest).toHaveLength(SIGNS - PILOTS);
  const [stubborn, ...good] = rest;
  if (!stubborn) throw new Error("nobody is left");
  await tell(good, NEW);
  await tell([stubborn], OLD);
  await waitForCounts(page, `Installed: ${SIGNS - 1}, Under way: 1`);
  ahead += INSTALL_TIME;
  await tell([stubborn], OLD);
  await portal.stack.runJob("rollouts");
  await waitForCounts(page, `Installed: ${SIGNS - 1}, Failed: 1`);
  await waitForText(page, "No client waits, and none is under way.");

  await page.locator(named("button", `Try again: ${stubborn.name}`)).wait();
  await press(page, "Retry the failed");
  await waitForText(page, "Clients get the version once more");
  expect((await fetchAll()).map(({ sign }) => sign.id)).toEqual([stubborn.id]);
  await tell([stubborn], NEW);
  await portal.stack.runJob("rollouts");
  await waitForCounts(page, `Installed: ${SIGNS}`);
  await waitForStage(page, "Done");
  expect(await page.$(named("button", "Retry the failed"))).toBeNull();
  expect(complaints).toEqual([]);
}, 60_000);

it("Ctrl+O offers what is of other hardware, too, and keeps the browser's own dialog away", async () => {
  const { sign } = portal.fleet;
  await addFirmware(portal.fleet.admin, "3.0.0");
  const { page, visit, complaints } = await portal.openAs(ADMIN, { at: "/admin/firmware" });
  await press(page, "Assign to clients: 3.0.0");
  await waitForText(page, "Cesta 001");
  expect(await textOf(page, "[role=dialog]")).not.toContain(sign.name);
  // On a phone the dialog scrolls: its list keeps its height.
  const desktop = page.viewport();
  await page.setViewport({ width: 390, height: 844 });
  const heights = await page.$$eval("[role=dialog] [role=group]", (groups) =>
    groups.map((group) => group.parentElement?.clientHeight ?? 0),
  );
  expect(Math.min(...heights)).toBeGreaterThan(150);
  await page.setViewport(desktop);
  expect(await pressCtrlO(page)).toBe(true);
  await waitForText(page, sign.name);
  await pressCtrlO(page);
  await page.waitForFunction((name) => !document.body.innerText.includes(name), {}, sign.name);

  await visit(`/admin/clients/${sign.id}`);
  await press(page, `More: ${sign.name}`);
  await press(page, "Assign firmware", "menuitem");
  await waitForText(page, "There is no firmware for this hardware.");
  expect(await pressCtrlO(page)).toBe(true);
  await page.locator(named("radio", "3.0.0")).wait();
  expect(complaints).toEqual([]);
});
