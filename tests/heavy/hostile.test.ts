import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser } from "puppeteer";
import { screensOf as pictured } from "../../tools/pictures/screens.mjs";
import { type Shot, writeSheets } from "../../tools/pictures/sheets.mjs";
import { addAdminFleetScreens } from "../e2e/adminScreens.js";
import { PUBLIC_SCREENS } from "../e2e/publicScreens.js";
import { adminScreensOf, screensOf } from "../e2e/screens.js";
import { addValveScreens, adminValveScreensOf } from "../e2e/valveScreens.js";
import { launchBrowser } from "../support/browser.js";
import { addConfigs } from "../support/configs.js";
import { ADMIN, hoursAgo, postHours, USER } from "../support/fleet.js";
import { addHostileNames, addHostilePark } from "../support/hostile.js";
import { addLabelling } from "../support/labeller.js";
import { GARDENER } from "../support/park.js";
import { usePortal } from "../support/portal.js";
import { addResources } from "../support/resources.js";
import { addViewKey } from "../support/viewKeys.js";
import { type Seen, walk } from "./hostile/walk.js";

/** Pixels; some of them, by commas, or screens whose names a pattern finds alone, for who mends something. */
const WIDTHS = (process.env.HOSTILE_WIDTHS ?? "390,768,1024,1440,1920").split(",").map(Number);
const ONLY = new RegExp(process.env.HOSTILE_ONLY ?? "");
const OUT = resolve(process.env.HOSTILE_OUT ?? "contact-sheets/hostile");

const now = () => Math.floor(Date.now() / 1000);
const portal = usePortal(now, { FIRMWARE_INSTALL_SECONDS: "0" });
const shots: Shot[] = [];
const told: Record<string, Record<string, string[]>> = {};
let browser: Browser;
let guests: readonly Seen[];
let users: readonly Seen[];
let gardeners: readonly Seen[];
let admins: readonly Seen[];

/** Without its ids and its query. */
const kindOf = (path: string) => path.replace(/\?.*/, "").replace(/\d+(?:,\d+)*/g, ":id");
const wanted = (screens: readonly Seen[]) => screens.filter(({ name }) => ONLY.test(name));
/** Their `needs` are operations; here it is what stands on the page. */
const seen = (screens: readonly Omit<Seen, "needs">[]): Seen[] =>
  screens.map(({ name, path, open }) => ({ name, path, open }));

beforeAll(async () => {
  browser = await launchBrowser();
  const { fleet } = portal;
  const { admin, groupId, sign, counter } = fleet;
  await postHours(sign, hoursAgo(6), 6);
  const groups = [{ name: "Glavna cesta ".repeat(15).trim(), clients: [sign.id, counter.id] }];
  await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups } } });
  await addResources(admin);
  await addConfigs(fleet);
  await addLabelling(admin, USER);
  const { key } = await addViewKey(admin, { groupId });
  const fleetScreens = await addAdminFleetScreens(fleet, now);
  gardeners = seen(await addValveScreens(admin));
  const location = gardeners
    .find(({ path }) => path.startsWith("/location/"))
    ?.path.split("/")
    .at(-1);
  await addHostilePark(admin, Number(location));
  await addHostileNames(fleet, now);
  users = seen(screensOf(fleet));
  admins = seen([...adminScreensOf(fleet), ...fleetScreens, ...adminValveScreensOf(`/location/${location}`)]);
  guests = PUBLIC_SCREENS.map(({ name, path, shows, period }) => ({
    name,
    path: `${path}?${new URLSearchParams({ ...period, key, client: String(sign.id), seconds: "3" })}`,
    needs: shows,
  }));
  // Addresses that only the contact sheet knows, which is held to all there are.
  const places = { sign: String(sign.id), counter: String(counter.id), group: String(groupId) };
  const others = {
    location: location ?? "",
    valve: "1",
    bundle: "1",
    rollout: "1",
    template: "1",
    schedule: "1",
  };
  const week = { from: hoursAgo(7 * 24), to: hoursAgo(0) };
  const known = new Set([...guests, ...users, ...gardeners, ...admins].map(({ path }) => kindOf(path)));
  const more = (who: string) =>
    pictured({ ...places, ...others, viewKey: key, week })
      .filter((screen) => screen.who === who && !known.has(kindOf(screen.path)))
      .map(({ name, path, needs }) => ({ name: `${name} (picture)`, path, needs }));
  guests = [...guests, ...more("guest")];
  users = [...users, ...more("traffic")];
  gardeners = [...gardeners, ...more("valves")];
  admins = [...admins, ...more("admin")];
}, 300_000);

afterAll(async () => {
  const files = await writeSheets(browser, OUT, shots);
  await browser.close();
  console.info(`${shots.length} pictures on ${files.length} sheets in ${OUT}`);
}, 300_000);

describe.each(WIDTHS)("%i pixels wide", (width) => {
  it.each([
    ["guest", null, () => guests],
    ["user", USER, () => users],
    ["valves", GARDENER, () => gardeners],
    ["admin", ADMIN, () => admins],
  ] as const)(
    "whoever is called what, a %s can read and press everything",
    async (area, account, screens) => {
      const height = width < 768 ? 844 : width < 1440 ? 768 : 900;
      const view = {
        viewport: { width, height, ...(width < 768 ? { isMobile: true, hasTouch: true } : {}) },
      };
      const person = account === null ? await portal.open(view) : await portal.openAs(account, view);
      const walked = await walk(person, area, wanted(screens()), join(OUT, "shots"));
      shots.push(...walked.shots);
      told[`${area} ${width}`] = walked.found;
      await writeFile(join(OUT, "faults.json"), JSON.stringify(told, null, 2));
      expect(walked.found).toEqual({});
    },
    1_800_000,
  );
});
