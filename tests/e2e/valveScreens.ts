import type { Page } from "puppeteer";
import { named, press } from "../support/page.js";
import { addBundle, addValve, createPark } from "../support/park.js";
import type { PlatformApi } from "../support/platformApi.js";
import type { Screen } from "./screens.js";

const HOUR = 3600;
const EVERY_DAY = Array(7).fill(true);
const NO_DAY = Array(7).fill(false);

/** A park's address, and ids in it. */
export interface FurnishedPark {
  location: string;
  bundleId: number;
  stuckId: number;
}

/**
 * A park with everything that its screen may have to show: rows that overlap and one that never runs, a valve
 * that flows and should not, one that never reported, one without a bundle, and a rain delay.
 */
export async function furnishPark(admin: PlatformApi): Promise<FurnishedPark> {
  const park = await createPark(admin);
  const stuck = await addValve(park, "Ribnik – trata", "Jašek za klopjo.");
  const quiet = await addValve(park, "Ribnik – vrtnice");
  await addValve(park, "Rezerva");
  const rows = [
    { start_time: "05:00", end_time: "05:40", weekDays: EVERY_DAY },
    { start_time: "05:20", duration: 1800, weekDays: EVERY_DAY },
    { start_time: "21:00", end_time: "21:30", weekDays: NO_DAY },
  ];
  const now = Math.floor(Date.now() / 1000);
  const bundleId = await addBundle(park, "Trata in vrtnice", [stuck, quiet], rows, now - 48 * HOUR);
  await addBundle(park, "Prazna", []);
  await admin.patch("/zalivalnik/location", { groupId: park.groupId, rainDelayUntil: now + 48 * HOUR });
  for (const [ago, flow] of [
    [30 * HOUR, 0],
    [HOUR / 2, 1],
    [HOUR / 6, 1],
  ] as const)
    await stuck.api.post("/device/status", { timestamp: now - ago, reported: { Valve: flow } });
  return { location: `/location/${park.groupId}`, bundleId, stuckId: stuck.id };
}

/** The screens of a person who waters a park. */
export async function addValveScreens(admin: PlatformApi): Promise<Screen[]> {
  return valveScreensOf(await furnishPark(admin));
}

/** The same for an existing park. */
export function valveScreensOf({ location, bundleId, stuckId }: FurnishedPark): Screen[] {
  return [
    {
      name: "valve locations",
      path: "/overview",
      needs: "ValveLocations",
      emptyPath: "/overview?q=nothing-is-called-so",
    },
    { name: "valve location", path: location, needs: "ValveLocation" },
    { name: "unknown valve location", path: "/location/99999" },
    { name: "a bundle's week", path: location, open: openWeek },
    {
      name: "a valve to be opened by hand",
      path: location,
      open: ask("Odpri ročno: Ribnik – vrtnice"),
      dialog: "controls/ManualOnDialog",
    },
    { name: "a rain delay", path: location, open: ask("Dežni zamik"), dialog: "controls/RainDelay" },
    {
      name: "a location to be closed",
      path: location,
      open: ask("Zapri vse"),
      dialog: "valve-location/LocationView",
    },
    { name: "a bundle to be paused", path: location, open: choose("Premor"), dialog: "bundles/PauseDialog" },
    {
      name: "a bundle's schedule",
      path: `${location}?schedule=${bundleId}`,
      open: see("input[type=checkbox]"),
      dialog: "schedule/ScheduleDialog",
    },
    {
      name: "a valve's history",
      path: `${location}?history=${stuckId}&interval=WEEK`,
      open: see("svg"),
      dialog: "history/HistoryDialog",
    },
  ];
}

/** The administrators' additional views and actions in a park of their own. */
export async function addAdminValveScreens(admin: PlatformApi): Promise<Screen[]> {
  const { location } = await furnishPark(admin);
  return adminValveScreensOf(location);
}

/**
 * The same for an existing park.
 * @param location its address
 */
export function adminValveScreensOf(location: string): Screen[] {
  return [
    { name: "overview of devices and valves", path: "/overview" },
    { name: "a new bundle", path: location, open: ask("Nova skupina"), dialog: "bundles/NewBundle" },
    {
      name: "valves to be moved",
      path: location,
      open: choose("Premakni ventile"),
      dialog: "bundles/MoveDialog",
    },
    {
      name: "a bundle to be deleted",
      path: location,
      open: choose("Izbriši"),
      dialog: "bundles/BundleActions",
    },
  ];
}

const see = (part: string) => (page: Page) => page.waitForSelector(`[role=dialog] ${part}`);

const dialogOf = (page: Page) => page.waitForSelector("[role=dialog], [role=alertdialog]");

const ask = (name: string) => async (page: Page) => {
  await press(page, name);
  await dialogOf(page);
};

/** Chooses an item of a bundle's menu. */
const choose = (item: string) => async (page: Page) => {
  await press(page, "Dejanja: Trata in vrtnice");
  await page.locator(named("menuitem", item)).click();
  await dialogOf(page);
};

async function openWeek(page: Page): Promise<void> {
  await press(page, "Pokaži teden");
  await page.waitForSelector("li[data-day]");
}
