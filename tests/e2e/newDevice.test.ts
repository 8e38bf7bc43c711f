import { expect, it } from "@jest/globals";
import { ADMIN } from "../support/fleet.js";
import { press, textsOf, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { simulateDevice } from "../support/simulatedDevice.js";

const portal = usePortal();
/** Seconds between a device's reports of its status. */
const PING = 60;
const NAME = "Nova cesta";

const rowOf = (name: string) => `::-p-xpath(//main//tr[contains(., "${name}")])`;

it("a client that is added in the browser turns green once its device sends with the key that was shown", async () => {
  const { page, complaints } = await portal.openAs(ADMIN, { at: "/admin/clients" });
  await press(page, "Add new client");
  await page.locator("[role=dialog] input").fill(NAME);
  await press(page, "Add");
  await waitForText(page, "The API key is shown this once.");
  const [guid = "", apiKey = ""] = await textsOf(page, "[role=dialog] [data-secret]");
  await press(page, "Close");
  const row = await page.waitForSelector(rowOf(NAME));
  const statusOf = () => row?.evaluate((found) => found.querySelector("td [role=img]")?.ariaLabel);
  expect(await statusOf()).toBe("Never heard");
  expect(await page.content()).not.toContain(apiKey);

  const clients = await portal.fleet.admin.get<{ id: number; guid: string }[]>("/client/listAll");
  const clientId = clients.find((client) => client.guid === guid)?.id ?? 0;
  const line = { url: portal.stack.platformUrl, clientId, apiKey };
  let clock = Math.floor(Date.now() / 1000) - PING;
  const device = await simulateDevice("OB-2301", line, () => clock);
  clock += PING;
  await device.tick();
  await page.waitForFunction((tr) => tr?.querySelector("[aria-label=Active]"), {}, row);
  await waitForText(page, "2.14.3");
  await device.close();
  expect(complaints).toEqual([]);
});
