import type { Page } from "puppeteer";
import { press } from "../support/page.js";
import type { Screen } from "./screens.js";

const clients = "/admin/clients";

/** The list of all clients, and its overlays. */
export const clientScreens: readonly Screen[] = [
  {
    name: "all clients chosen",
    path: clients,
    needs: "Clients",
    emptyPath: `${clients}?q=nothing-is-called-so`,
    open: selectAll,
  },
  { name: "clients across the groups", path: `${clients}?list=flat&sort=battery`, needs: "Clients" },
  { name: "clients as cards", path: clients, open: showCards },
  { name: "new clients with their keys", path: clients, open: addTwo },
];

async function selectAll(page: Page): Promise<void> {
  await page.locator("main [role=checkbox], main input[type=checkbox]").click();
  await page.waitForSelector("[data-save-bar]");
}

async function showCards(page: Page): Promise<void> {
  await press(page, "Settings");
  await page.locator("[role=dialog] label:has(input[value=cards])").click();
  await page.waitForSelector("main article");
}

async function addTwo(page: Page): Promise<void> {
  await press(page, "Add new client");
  await page.locator("[role=dialog] input[inputmode=numeric]").fill("2");
  await press(page, "Add");
  await page.waitForSelector("[data-secret]");
}
