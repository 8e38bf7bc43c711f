import { expect } from "@jest/globals";
import type { Page } from "puppeteer";
import { ADMIN } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import { waitForPath, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

/** No page has this many stops. */
const MOST_STOPS = 100;

/** The focused element: its label, or its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
    const [label] = isField ? (activeElement.labels ?? []) : [];
    return (activeElement?.ariaLabel ?? label?.textContent ?? activeElement?.textContent ?? "").trim();
  });
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab leads nowhere that is called ${name}.`);
}

async function tabAndPress(page: Page, name: string, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

const isInDialog = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest("[role=dialog]") !== null);

const noDialog = (page: Page) => page.waitForFunction(() => document.querySelector("[role=dialog]") === null);

itWith("dry-run")(
  "needs no mouse: signs in, opens a dialog and leaves it, and gives two clients notes",
  async () => {
    const { sign, counter, admin } = portal.fleet;
    const { page, visit, complaints } = await portal.open();
    await visit("/admin/login");
    await page.waitForSelector("input[type=password]");
    await page.waitForFunction(() => document.activeElement?.matches("input[type=email]"));
    await page.keyboard.type(ADMIN.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press("Enter");
    await waitForPath(page, "/admin/clients_overview");
    await waitForText(page, sign.name);

    await tabAndPress(page, "Firmware");
    await waitForText(page, "Versions that clients can be given");
    await tabAndPress(page, "Add firmware");
    await isInDialog(page);
    expect(await focused(page)).not.toBe("Cancel");
    await page.keyboard.press("Escape");
    await noDialog(page);
    expect(await focused(page)).toBe("Add firmware");

    await tabAndPress(page, "Clients");
    await waitForText(page, sign.name);
    await tabAndPress(page, `Select ${counter.name}`, "Space");
    await tabAndPress(page, `Select ${sign.name}`, "Space");
    await waitForText(page, "2 clients selected");
    // One key goes from the rows to the bar of changes, past all other rows.
    await page.keyboard.press("F6");
    expect(await focused(page)).toBe("Assign firmware");
    await tabAndPress(page, "Update notes");
    await isInDialog(page);
    await page.waitForSelector("[role=dialog] textarea");
    await page.waitForFunction(() => document.activeElement?.matches("textarea, input[type=radio]"));
    await tabTo(page, "Line to add");
    await page.keyboard.type("Brez miške.");
    await tabAndPress(page, "Check first");
    await waitForText(page, "2 clients will change");
    await tabAndPress(page, "Save notes");
    await waitForText(page, "Successfully updated client notes");
    await page.keyboard.press("Escape");
    await noDialog(page);
    const clients = await admin.get<{ id: number; metaData: { notes?: string } }[]>("/client/listAll");
    const noted = clients.filter(({ metaData }) => metaData.notes === "Brez miške.");
    expect(noted.map(({ id }) => id).sort()).toEqual([sign.id, counter.id].sort());
    expect(complaints).toEqual([]);
  },
  60_000,
);
