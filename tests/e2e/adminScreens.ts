import { fileURLToPath } from "node:url";
import type { Page } from "puppeteer";
import { furnishAdminFleet, SIGNS_HARDWARE } from "../support/adminFleet.js";
import type { Fleet } from "../support/fleet.js";
import { named, press } from "../support/page.js";
import type { Screen } from "./screens.js";

const nothing = "q=nothing-is-called-so";
const [firmware, actions, templates] = ["/admin/firmware", "/admin/actions", "/admin/action_templates"];
const [reports, audit] = ["/admin/error_reports", "/admin/audit_log"];

/** Firmware, actions and what is looked after, with what can be open on them. */
export async function addAdminFleetScreens(fleet: Fleet, now: () => number): Promise<Screen[]> {
  const { rolloutId } = await furnishAdminFleet(fleet, now);
  return [
    { name: "firmware", path: firmware, needs: "Firmwares", emptyPath: `${firmware}?${nothing}` },
    { name: "new firmware", path: `${firmware}?new=1`, open: fillInFirmware },
    { name: "a firmware on its way", path: `${firmware}?new=1`, open: sendFirmware },
    { name: "a firmware to be deleted", path: firmware, open: ask("Delete: 2.0.0") },
    { name: "a firmware for clients", path: firmware, open: chooseSigns("Assign to clients: 2.0.0") },
    { name: "rollouts", path: `${firmware}?view=rollouts`, needs: "Rollouts" },
    { name: "rollout", path: `${firmware}?rollout=${rolloutId}`, needs: "Rollout" },
    { name: "unknown rollout", path: `${firmware}?rollout=99999` },
    { name: "actions", path: actions, needs: "Actions", emptyPath: `${actions}?status=ACCEPTED` },
    { name: "chosen actions", path: actions, open: chooseAll },
    { name: "a new action", path: `${actions}?new=1`, open: chooseAction },
    {
      name: "action templates",
      path: templates,
      needs: "ActionTemplates",
      emptyPath: `${templates}?${nothing}`,
    },
    { name: "a new action template", path: `${templates}?new=1`, open: leaveOutName },
    { name: "error reports", path: reports, needs: "ErrorReports", emptyPath: `${reports}?show=done` },
    { name: "audit log", path: audit, needs: "AuditLog", emptyPath: `${audit}?${nothing}` },
    { name: "system", path: "/admin/system", needs: "System" },
    {
      name: "fleet health",
      path: "/admin/fleet_health",
      needs: "FleetHealth",
      emptyPath: "/admin/fleet_health?group=none&type=nothing",
    },
  ];
}

const ask = (name: string) => async (page: Page) => {
  await press(page, name);
  await page.waitForSelector("[role=alertdialog]");
};

const chooseSigns = (name: string) => async (page: Page) => {
  await press(page, name);
  await page.waitForSelector("[role=dialog] [role=group]");
  await press(page, "Select all");
};

async function fillInFirmware(page: Page): Promise<void> {
  await page.locator(named("textbox", "Version")).fill("3.0.0");
  await page.locator("[role=dialog] select").fill(SIGNS_HARDWARE);
  const [chooser] = await Promise.all([page.waitForFileChooser(), press(page, "Choose a file")]);
  await chooser.accept([fileURLToPath(import.meta.url)]);
  await page.locator("[role=dialog] button[type=submit]:enabled").wait();
}

/** Sends it, and never gets an answer. */
async function sendFirmware(page: Page): Promise<void> {
  await fillInFirmware(page);
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = () => undefined;
  });
  await press(page, "OK");
  await page.waitForSelector("[role=dialog] progress");
}

async function chooseAll(page: Page): Promise<void> {
  await page.locator("main input[type=checkbox]").click();
  await page.locator(named("region", "Selected actions")).wait();
}

async function chooseAction(page: Page): Promise<void> {
  const option = await page.waitForSelector("[role=dialog] option:nth-of-type(2)");
  const id = await option?.evaluate((found) => (found as HTMLOptionElement).value);
  await page.locator("[role=dialog] select").fill(id ?? "");
  await press(page, "Select all");
}

async function leaveOutName(page: Page): Promise<void> {
  await page.waitForSelector("[role=dialog]");
  await page.locator("[role=dialog] button[type=submit]").click();
  await page.waitForSelector("[role=dialog] [aria-invalid=true]");
}
