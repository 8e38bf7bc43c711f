import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { ADMIN, addDevice, type FleetDevice } from "../support/fleet.js";
import { named, pathOf, press, textOf, waitForAddress, waitForPath, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();
const GROUP = "Občina Žiri";

/** Users' pages are in the users' language, also for administrators who view them. */
const bannerOf = (group: string) => named("region", `Pogled kot skupina ${group}`);
const LOST = "Te skupine ni več mogoče gledati";

const groupPage = (groupId: number) => `/admin/groups?group=${groupId}`;

/** An administrator's window with a view as a group, opened from the group's page. */
async function openView(groupId: number, group = GROUP) {
  const person = await portal.openAs(ADMIN, { at: groupPage(groupId) });
  await press(person.page, "View as user");
  await waitForPath(person.page, "/overview");
  await person.page.locator(bannerOf(group)).wait();
  return person;
}

const linksToAdmin = (page: Page) => page.$$eval("a[href^='/admin']", (found) => found.length);

const tellVersion = ({ api }: FleetDevice, firmwareVersion: string) =>
  api.post("/device/status", { timestamp: Math.floor(Date.now() / 1000), firmwareVersion });

it("shows the portal as a group's users see it, live and after a reload, until the way back is taken", async () => {
  const { sign, counter, foreign, groupId } = portal.fleet;
  const { page, complaints } = await openView(groupId);
  await waitForText(page, sign.name);
  const seen = await textOf(page, "main");
  expect(seen).toContain(counter.name);
  expect(seen).not.toContain(foreign.name);
  expect(await linksToAdmin(page)).toBe(0);

  await tellVersion(foreign, "9.9.9-foreign");
  await tellVersion(sign, "9.9.9-own");
  await waitForText(page, "9.9.9-own");
  expect(await textOf(page)).not.toContain("9.9.9-foreign");

  await page.reload();
  await page.locator(bannerOf(GROUP)).wait();
  await waitForText(page, sign.name);
  expect(await textOf(page, "main")).not.toContain(foreign.name);
  await press(page, "Nazaj v administracijo");
  await waitForAddress(page, groupPage(groupId));
  await page.locator(named("button", "View as user")).wait();
  expect(await page.$(bannerOf(GROUP))).toBeNull();
  expect(complaints).toEqual([]);
});

it("holds in its tab alone, and ends with the browser's way back", async () => {
  const { foreign, groupId } = portal.fleet;
  const { page, complaints } = await openView(groupId);
  const other = await page.browserContext().newPage();
  await other.goto(`${portal.stack.portalUrl}/overview`);
  await waitForText(other, foreign.name);
  expect(await other.$(bannerOf(GROUP))).toBeNull();
  expect(await linksToAdmin(other)).toBeGreaterThan(0);
  await other.close();

  await page.goBack();
  await waitForAddress(page, groupPage(groupId));
  await page.locator(named("button", "View as user")).wait();
  expect(await page.$(bannerOf(GROUP))).toBeNull();
  await page.goForward();
  await waitForText(page, foreign.name);
  expect(await page.$(bannerOf(GROUP))).toBeNull();
  expect(complaints).toEqual([]);
});

it("shows a client as a user of its group", async () => {
  const { sign } = portal.fleet;
  const { page, complaints } = await portal.openAs(ADMIN, { at: "/admin/clients_overview" });
  const row = await page.waitForSelector(`::-p-xpath(//tr[contains(., "${sign.name}")])`);
  await row?.click({ button: "right" });
  await press(page, "Show client as user", "menuitem");
  await waitForPath(page, `/client/${sign.id}`);
  await page.locator(bannerOf(GROUP)).wait();
  await waitForText(page, sign.name);
  await press(page, "Nazaj v administracijo");
  await waitForPath(page, "/admin/clients_overview");
  expect(complaints).toEqual([]);
});

it("ends with a message where the group is deleted meanwhile", async () => {
  const { admin } = portal.fleet;
  const { id } = await admin.post<{ id: number }>("/group", {
    name: "Začasna",
    metaData: { groupType: "speed" },
  });
  const device = await addDevice(admin, id, { locationName: "Začasna cesta", speedLimit: 50 });
  const { page } = await openView(id, "Začasna");
  await waitForText(page, device.name);
  await admin.delete(`/group?id=${id}`);
  await waitForText(page, LOST);
  expect(await page.$(bannerOf("Začasna"))).toBeNull();
  expect(await pathOf(page)).not.toBe("/login");
});
