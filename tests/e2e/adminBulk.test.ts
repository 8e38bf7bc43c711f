import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addFirmware, addSigns, tellVersion } from "../support/adminFleet.js";
import { chooseIn } from "../support/chooser.js";
import { ADMIN, type FleetDevice } from "../support/fleet.js";
import { keepFiles, keptFile } from "../support/keptFiles.js";
import { named, press, textsOf, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const SIGNS = 250;
const FAULTY = 3;

const now = () => Math.floor(Date.now() / 1000);
const portal = usePortal(now);
let signs: FleetDevice[];

beforeAll(async () => {
  signs = await addSigns(portal.fleet, SIGNS, now);
  await addFirmware(portal.fleet.admin, "2.0.0");
}, 60_000);

/** Assignments that the platform made, the latest first. */
const assignments = () =>
  portal.fleet.admin.get<{ target: { ids: { clients: string } } }[]>(
    "/audit/list?call=POST%20/firmware/assign&done=true",
  );

const find = (page: Page, text: string) =>
  page.locator(named("searchbox", "Search by name, ID, GUID or serial number")).fill(text);

/**
 * Selects all signs of this test: those of their group that match the common part of their names, without the
 * one that was there before.
 */
async function selectSigns(page: Page): Promise<void> {
  await chooseIn(page, named("combobox", "Group"), "Občina Žiri");
  await find(page, "cesta");
  await press(page, `Select all ${SIGNS + 1} shown`, "checkbox");
  await find(page, "most");
  await press(page, `Select ${portal.fleet.sign.name}`, "checkbox");
  await waitForText(page, `${SIGNS} clients selected · ${SIGNS} of them not in sight`);
}

it("changes 250 clients at once: tells before what would be refused, and after retries alone what failed", async () => {
  const faulty = signs.slice(100, 100 + FAULTY);
  await Promise.all(faulty.map((sign) => tellVersion(sign, "1.0.0", now, "K200DISP_AMG")));
  const { page, visit, complaints } = await portal.openAs(ADMIN);
  await keepFiles(page);
  await visit("/admin/clients");
  await selectSigns(page);
  await press(page, "Assign firmware");
  await press(page, "2.0.0", "radio");
  await press(page, "Check first");
  await waitForText(page, `${SIGNS - FAULTY} clients will change`);
  await waitForText(page, `${FAULTY} would be refused`);
  const worst = (await textsOf(page, "[role=dialog] [role=region] > *")).slice(0, FAULTY + 1).join(" ");
  for (const { name } of faulty) expect(worst).toContain(name);
  expect(worst.split("The firmware is for other hardware")).toHaveLength(FAULTY + 1);

  await Promise.all(faulty.map((sign) => tellVersion(sign, "1.0.0", now)));
  await press(page, "Back");
  await press(page, "Check first");
  await waitForText(page, `${SIGNS} clients will change`);
  expect(await assignments()).toEqual([]);

  const mend = portal.stack.turnDown(
    ({ url, headers, body }) =>
      url === "/firmware/assign" &&
      headers["x-dry-run"] === undefined &&
      faulty.some(({ id }) => body.includes(String(id))),
  );
  await page.locator(`[role=dialog] ${named("button", "OK")}`).click();
  await waitForText(page, `${SIGNS - FAULTY} clients updated`);
  await waitForText(page, `${FAULTY} failed and can be retried`);
  await press(page, "CSV");
  const { name, text } = await keptFile(page);
  expect(name).toMatch(/^results_\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (text ?? "").trim().split("\r\n");
  expect(head?.replace("\ufeff", "")).toBe("Name,GUID,ID,Result,Reason");
  expect(lines).toHaveLength(SIGNS);
  expect(lines.filter((line) => !line.endsWith(",Done,"))).toEqual(
    faulty.map((sign) => `${sign.name},${sign.guid},${sign.id},Failed,Too many calls at once.`),
  );

  mend();
  const before = await assignments();
  await press(page, "Retry the failed");
  await waitForText(page, "Firmwares assigned!");
  await waitForText(page, `${SIGNS} clients updated`);
  const [again, ...earlier] = await assignments();
  expect(earlier).toHaveLength(before.length);
  expect(again?.target.ids.clients).toBe(faulty.map(({ id }) => id).join());
  expect(complaints).toEqual([]);
}, 90_000);
