import type { Page } from "puppeteer";
import { press } from "../support/page.js";
import { addBundle, addValve, createPark } from "../support/park.js";
import type { PlatformApi } from "../support/platformApi.js";
import type { Screen } from "./screens.js";

const dialogOf = (page: Page) => page.waitForSelector("[role=dialog], [role=alertdialog]");

/** Every day of the week. */
const weekDays = Array(7).fill(true);

/**
 * The screens of who waters a park: one valve runs by hand and flows as it should not, one is as it should be, one never
 * reported and has no bundle.
 */
export async function addValveScreens(admin: PlatformApi): Promise<Screen[]> {
  const park = await createPark(admin);
  const lawn = await addValve(park, "Ribnik – trata", "Jašek za klopjo.");
  const roses = await addValve(park, "Ribnik – vrtnice");
  await addValve(park, "Rezerva");
  const schedule = [{ start_time: "05:00", end_time: "05:40", weekDays }];
  const bundle = await addBundle(park, "Trata in vrtnice", [lawn, roses], schedule);
  const now = Math.floor(Date.now() / 1000);
  for (const [valve, flow] of [
    [lawn, 1],
    [roses, 0],
  ] as const)
    await valve.api.post("/device/status", { timestamp: now - 600, reported: { Valve: flow } });
  const location = `/location/${park.groupId}`;
  return [
    { name: "valve locations", path: "/overview", needs: "ValveLocations" },
    { name: "valve location", path: location, needs: "ValveLocation" },
    { name: "unknown valve location", path: "/location/99999" },
    { name: "a bundle's week", path: location, open: openWeek },
    { name: "a valve to be opened by hand", path: location, open: openByHand },
    { name: "a rain delay", path: location, open: openRainDelay },
    { name: "a location to be closed", path: location, open: openStop },
    { name: "a bundle's schedule", path: `${location}?schedule=${bundle}`, open: dialogOf },
    { name: "a valve's history", path: `${location}?history=${lawn.id}`, open: dialogOf },
  ];
}

async function openWeek(page: Page): Promise<void> {
  await press(page, "Pokaži teden");
  await page.waitForSelector("li[data-day]");
}

async function openByHand(page: Page): Promise<void> {
  await press(page, "Odpri ročno: Ribnik – vrtnice");
  await dialogOf(page);
}

async function openRainDelay(page: Page): Promise<void> {
  await press(page, "Dežni zamik");
  await dialogOf(page);
}

async function openStop(page: Page): Promise<void> {
  await press(page, "Zapri vse");
  await dialogOf(page);
}
