import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { named, press, waitForText } from "../support/page.js";
import { PLAIN, usePlainSite } from "../support/plainSite.js";

/** What administrators change in front of a platform that can try no change, and takes one device a call. */
const site = usePlainSite();

const stored = () => site.platform.store;
/** Two signs of the demo, by name and id. */
const signs = () =>
  stored()
    .clients.all()
    .filter(({ metaData }) => JSON.stringify(metaData).includes("K200DISP_FALCON"))
    .slice(0, 2)
    .map(({ id, metaData }) => ({ id, name: String((metaData as { locationName: string }).locationName) }));

async function openClients() {
  const window = await site.openAs(PLAIN.admin);
  await window.page.goto(`${site.portalUrl}/admin/clients?lang=en`);
  await window.page.waitForSelector("#root [role=checkbox], #root input[type=checkbox]");
  return window;
}

async function select(page: Page): Promise<void> {
  for (const { name } of signs()) await press(page, `Select ${name}`, "checkbox");
  await waitForText(page, "2 clients selected");
}

/** Agrees to a change that can't be tried, and makes it. */
async function changeAtOnce(page: Page, action: string): Promise<void> {
  await waitForText(page, "The portal's platform can't try a change first.");
  await press(page, "Change without trying it first", "checkbox");
  await page.locator(`[role=dialog] ${named("button", action)}`).click();
  await waitForText(page, "2 clients updated");
}

it("gives several devices a firmware, once each", async () => {
  const { page, complaints, close } = await openClients();
  await select(page);
  await press(page, "Assign firmware");
  await press(page, "2.4.1", "radio");
  await changeAtOnce(page, "OK");
  const [, falcon] = stored().firmwares.all();
  for (const { id } of signs()) expect(falcon?.clients.filter((one) => one === id)).toEqual([id]);
  expect(complaints).toEqual([]);
  await close();
}, 90_000);

it("asks several devices for an action, once each", async () => {
  const before = stored().actions.all().length;
  const { page, complaints, close } = await openClients();
  await select(page);
  await press(page, "Assign action");
  await press(page, "Ponovni zagon", "radio");
  await changeAtOnce(page, "Assign action");
  const asked = stored().actions.all().slice(before);
  expect(asked.map(({ clientId }) => clientId).sort()).toEqual(
    signs()
      .map(({ id }) => id)
      .sort(),
  );
  expect(complaints).toEqual([]);
  await close();
}, 90_000);

it("deletes a device, and says so", async () => {
  const [, doomed] = signs();
  const { page, complaints, close } = await openClients();
  await page.goto(`${site.portalUrl}/admin/clients/${doomed?.id}?lang=en`);
  await press(page, `More: ${doomed?.name}`);
  await press(page, "Delete client", "menuitem");
  await page.locator(`[role=alertdialog] ${named("button", "Delete")}`).click();
  await waitForText(page, "1 client is deleted");
  expect(
    stored()
      .clients.all()
      .map(({ id }) => id),
  ).not.toContain(doomed?.id);
  expect(complaints).toEqual([]);
  await close();
}, 90_000);
