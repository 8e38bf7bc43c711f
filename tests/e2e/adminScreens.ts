import { fileURLToPath } from "node:url";
import type { ElementHandle, Page } from "puppeteer";
import { furnishAdminFleet, SIGNS_HARDWARE } from "../support/adminFleet.js";
import { chooseIn } from "../support/chooser.js";
import { addFilm } from "../support/film.js";
import type { Fleet } from "../support/fleet.js";
import { named, press } from "../support/page.js";
import type { Screen } from "./screens.js";

const nothing = "q=nothing-is-called-so";
const [firmware, actions, templates] = ["/admin/firmware", "/admin/actions", "/admin/action_templates"];
const clients = "/admin/clients";
const videos = "/admin/videos";
const [reports, audit] = ["/admin/error_reports", "/admin/audit_log"];

/** Gives a fleet the data for the screens below. */
export async function furnishAdminScreens(fleet: Fleet, now: () => number) {
  const { signs, rolloutId } = await furnishAdminFleet(fleet, now);
  await addFilm(fleet.admin, { seconds: 15, passing: 2 });
  const [sign] = signs;
  if (sign === undefined) throw new Error("The fleet has no signs.");
  return { sign, rolloutId };
}

/** Clients, firmware, actions and operation, with the overlays that they can open. */
export async function addAdminFleetScreens(fleet: Fleet, now: () => number): Promise<Screen[]> {
  const { sign, rolloutId } = await furnishAdminScreens(fleet, now);
  return adminFleetScreensOf(sign, rolloutId);
}

/** The same for an existing sign and rollout. */
export function adminFleetScreensOf(sign: { id: number; name: string }, rolloutId: number): Screen[] {
  const client = `${clients}/${sign.id}`;
  const change = (item: string) => choose(`More: ${sign.name}`, item);
  return [
    { name: "clients", path: clients, needs: "Clients", emptyPath: `${clients}?${nothing}` },
    { name: "chosen clients", path: clients, open: chooseClients },
    { name: "clients to be added", path: clients, open: ask("Add new client"), dialog: "add/AddClientsForm" },
    { name: "an added client with its key", path: clients, open: addClient, dialog: "add/AddClientsDialog" },
    { name: "client of administrators", path: client, needs: "AdminClient" },
    { name: "unknown client of administrators", path: `${clients}/99999` },
    {
      name: "an action for a client",
      path: client,
      open: change("Assign action"),
      dialog: "changes/QueueActionDialog",
    },
    {
      name: "a client's group to be changed",
      path: client,
      open: change("Change Group"),
      dialog: "changes/ChangeGroupDialog",
    },
    {
      name: "a client's notes",
      path: client,
      open: change("Update notes"),
      dialog: "changes/UpdateNotesDialog",
    },
    {
      name: "a client to be deleted",
      path: client,
      open: change("Delete client"),
      dialog: "changes/DeleteClientsDialog",
    },
    {
      name: "a period to be left out",
      path: client,
      open: ask("Leave a period out"),
      dialog: "exclusions/AddDialog",
    },
    { name: "imports of a client", path: `${client}/imports`, needs: "Imports" },
    {
      name: "a client's new key",
      path: client,
      open: change("New device key"),
      dialog: "clients/DeviceKeyDialog",
    },
    { name: "firmware", path: firmware, needs: "Firmwares", emptyPath: `${firmware}?${nothing}` },
    {
      name: "new firmware",
      path: `${firmware}?new=1`,
      open: fillInFirmware,
      dialog: "upload/AddFirmwareDialog",
    },
    { name: "a firmware on its way", path: `${firmware}?new=1`, open: sendFirmware },
    {
      name: "a firmware to be deleted",
      path: firmware,
      open: ask("Delete: 2.0.0"),
      dialog: "list/RemoveFirmwareDialog",
    },
    {
      name: "a firmware for clients",
      path: firmware,
      open: chooseSigns("Assign to clients: 2.0.0"),
      dialog: "assign/AssignDialog",
    },
    { name: "rollouts", path: `${firmware}?view=rollouts`, needs: "Rollouts" },
    { name: "rollout", path: `${firmware}?rollout=${rolloutId}`, needs: "Rollout" },
    { name: "unknown rollout", path: `${firmware}?rollout=99999` },
    { name: "actions", path: actions, needs: "Actions", emptyPath: `${actions}?status=ACCEPTED` },
    { name: "chosen actions", path: actions, open: chooseAll },
    { name: "a new action", path: `${actions}?new=1`, open: chooseAction, dialog: "actions/NewActionDialog" },
    {
      name: "action templates",
      path: templates,
      needs: "ActionTemplates",
      emptyPath: `${templates}?${nothing}`,
    },
    {
      name: "a new action template",
      path: `${templates}?new=1`,
      open: leaveOutName,
      dialog: "action-templates/TemplateDialog",
    },
    { name: "videos", path: videos, needs: "TrafficVideos" },
    { name: "chosen videos", path: videos, open: chooseVideos },
    { name: "a new video", path: `${videos}?new=file`, open: fillInVideo, dialog: "add/UploadVideoDialog" },
    {
      name: "a video at another address",
      path: `${videos}?new=address`,
      open: leaveOutAddress,
      dialog: "add/RegisterVideoDialog",
    },
    {
      name: "a video to be deleted",
      path: videos,
      open: ask("Delete: Kidričeva cesta"),
      dialog: "videos/RemoveVideosDialog",
    },
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

const dialogOf = (page: Page) => page.waitForSelector("[role=dialog], [role=alertdialog]");

const ask = (name: string) => async (page: Page) => {
  await press(page, name);
  await dialogOf(page);
};

const choose = (menu: string, item: string) => async (page: Page) => {
  await press(page, menu);
  await press(page, item, "menuitem");
  await dialogOf(page);
  await page.waitForFunction(() => document.querySelector("[role=dialog] .chakra-skeleton") === null);
};

async function chooseClients(page: Page): Promise<void> {
  await page.locator("main input[type=checkbox]").click();
  await page.locator(named("region", "Selected clients")).wait();
}

async function addClient(page: Page): Promise<void> {
  await press(page, "Add new client");
  await press(page, "Add");
  await page.waitForSelector("[role=dialog] [data-secret]");
}

const chooseSigns = (name: string) => async (page: Page) => {
  await press(page, name);
  await page.waitForSelector("[role=dialog] [role=group]");
  await press(page, "Select all");
};

async function fillInFirmware(page: Page): Promise<void> {
  await page.locator(named("textbox", "Version")).fill("3.0.0");
  await chooseIn(page, "[role=dialog] [role=combobox]", SIGNS_HARDWARE);
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

async function chooseVideos(page: Page): Promise<void> {
  await page.locator("main input[type=checkbox]").click();
  await page.locator(named("region", "Selected videos")).wait();
}

/** A film, and an unreadable list of vehicles. */
async function fillInVideo(page: Page): Promise<void> {
  const file = fileURLToPath(import.meta.url);
  for (const picker of ["Video file", "Detected vehicles"]) {
    await page.waitForSelector("[role=dialog] input[type=file]");
    const input = await page.$(`[role=dialog] input[aria-label="${picker}"]`);
    await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
  }
  await page.waitForSelector("[role=dialog] [aria-invalid=true]");
}

async function leaveOutAddress(page: Page): Promise<void> {
  await page.waitForSelector("[role=dialog] input[type=url]");
  await press(page, "Add");
  await page.waitForSelector("[role=dialog] [aria-invalid=true]");
}

async function chooseAll(page: Page): Promise<void> {
  await page.locator("main input[type=checkbox]").click();
  await page.locator(named("region", "Selected actions")).wait();
}

async function chooseAction(page: Page): Promise<void> {
  await chooseIn(page, "[role=dialog] [role=combobox]");
  await press(page, "Select all");
}

async function leaveOutName(page: Page): Promise<void> {
  await page.waitForSelector("[role=dialog]");
  await page.locator("[role=dialog] button[type=submit]").click();
  await page.waitForSelector("[role=dialog] [aria-invalid=true]");
}
