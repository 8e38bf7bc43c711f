import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser } from "puppeteer";
import { startMailbox } from "../../platform/test/receivers.js";
import { type Shot, writeSheets } from "../../tools/pictures/sheets.mjs";
import { keptBrowser } from "../support/browser.js";
import { ADMIN, USER } from "../support/fleet.js";
import { addHostileNames, addHostilePark } from "../support/hostile.js";
import { GARDENER } from "../support/park.js";
import { usePortal } from "../support/portal.js";
import { MANAGER } from "./dialogs/furnish.js";
import { type EveryScreen, everyScreen } from "./everyScreen.js";
import { walk } from "./hostile/walk.js";

/** Widths in pixels. HOSTILE_WIDTHS (separated by commas) and a pattern for names of screens limit the run, for repairs. */
const WIDTHS = (process.env.HOSTILE_WIDTHS ?? "390,768,1024,1440,1920").split(",").map(Number);
const ONLY = new RegExp(process.env.HOSTILE_ONLY ?? "");
const OUT = resolve(process.env.HOSTILE_OUT ?? "contact-sheets/hostile");

const now = () => Math.floor(Date.now() / 1000);
const mailbox = await startMailbox();
const portal = usePortal(now, {
  FIRMWARE_INSTALL_SECONDS: "0",
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Obcestje <portal@test.si>",
});
afterAll(() => mailbox.close());
const shots: Shot[] = [];
const told: Record<string, Record<string, string[]>> = {};
let browser: Browser;
let screens: EveryScreen;

beforeAll(async () => {
  browser = await keptBrowser();
  screens = await everyScreen(portal.fleet, now);
  await addHostilePark(portal.fleet.admin, Number(screens.locationId));
  await addHostileNames(portal.fleet, now, screens.movedId);
}, 300_000);

afterAll(async () => {
  const files = await writeSheets(browser, OUT, shots);
  console.info(`${shots.length} pictures on ${files.length} sheets in ${OUT}`);
}, 300_000);

describe.each(WIDTHS)("%i pixels wide", (width) => {
  it.each([
    ["guest", null, "guests"],
    ["user", USER, "users"],
    ["valves", GARDENER, "gardeners"],
    ["manager", MANAGER, "managers"],
    ["admin", ADMIN, "admins"],
  ] as const)(
    "whoever is called what, a %s can read and press everything",
    async (area, account, whose) => {
      const height = width < 768 ? 844 : width < 1440 ? 768 : 900;
      const view = {
        viewport: { width, height, ...(width < 768 ? { isMobile: true, hasTouch: true } : {}) },
      };
      const person = account === null ? await portal.open(view) : await portal.openAs(account, view);
      const walked = await walk(
        person,
        area,
        screens[whose].filter(({ name }) => ONLY.test(name)),
        join(OUT, "shots"),
      );
      shots.push(...walked.shots);
      told[`${area} ${width}`] = walked.found;
      await writeFile(join(OUT, "faults.json"), JSON.stringify(told, null, 2));
      expect(walked.found).toEqual({});
    },
    1_800_000,
  );
});
