import { beforeAll, describe, expect, it } from "@jest/globals";
import { addConfigs } from "../support/configs.js";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { addLabelling } from "../support/labeller.js";
import { waitForText } from "../support/page.js";
import { faultsInColours, SIZES } from "../support/pageFaults.js";
import { GARDENER } from "../support/park.js";
import { usePortal } from "../support/portal.js";
import { addResources } from "../support/resources.js";
import { addUser } from "../support/users.js";
import { addViewKey } from "../support/viewKeys.js";
import { PUBLIC_SCREENS } from "./publicScreens.js";
import { faultsOf } from "./screenFaults.js";
import { type Screen, screensOf } from "./screens.js";
import { addValveScreens } from "./valveScreens.js";

/** Confirmed, and in no group: every screen is empty for them. */
const LONELY = { email: "cene@test.si", password: "cene-of-the-tests" };

const LONELY_SCREENS: readonly Screen[] = [
  "/overview",
  "/client",
  "/summary",
  "/traffic",
  "/compare",
  "/notifications",
  "/keys",
].map((path) => ({ name: path, path }));

const portal = usePortal();
let viewKey: string;
let valveScreens: readonly Screen[];

beforeAll(async () => {
  const { admin, groupId, sign, counter } = portal.fleet;
  await postHours(sign, hoursAgo(6), 6);
  const groups = [{ name: "Glavna cesta", clients: [sign.id, counter.id] }];
  await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups } } });
  await addUser(admin, LONELY);
  await addResources(admin);
  await addConfigs(portal.fleet);
  viewKey = (await addViewKey(admin, { groupId })).key;
  await addLabelling(admin, USER);
  valveScreens = await addValveScreens(admin);
});

describe.each(SIZES)("on a $size", ({ view, everyState, isSeen }) => {
  it("a guest's screens break no accessibility rule", async () => {
    const { page, complaints, visit } = await portal.open(view);
    const found: Record<string, string[]> = {};
    await visit("/login");
    await page.waitForSelector("input[type=password]");
    found["sign-in"] = await faultsInColours(page);
    await visit("/signup");
    await page.locator("input[name=email]").fill("no address");
    await page.keyboard.press("Tab");
    await page.waitForSelector("[aria-invalid=true]");
    found["sign-up with a fault"] = await faultsInColours(page);
    await visit("/reset#token=al_none");
    await waitForText(page, "Povezava ne velja več");
    found["a link that has ended"] = await faultsInColours(page);
    expect(found).toEqual({ "sign-in": [], "sign-up with a fault": [], "a link that has ended": [] });
    expect(complaints).toEqual([]);
  });

  it("no screen breaks one: with content, empty, failed, or with something open over it", async () => {
    const person = await portal.openAs(USER, view);
    expect(await faultsOf(person, screensOf(portal.fleet).filter(isSeen), everyState)).toEqual({});
    expect(person.complaints).toEqual([]);
  }, 300_000);

  it("nor for who waters a park", async () => {
    const person = await portal.openAs(GARDENER, view);
    expect(await faultsOf(person, valveScreens.filter(isSeen), everyState)).toEqual({});
    expect(person.complaints).toEqual([]);
  }, 120_000);

  it("nor for who has a link to a public page or an embed", async () => {
    const { page, complaints, visit } = await portal.open(view);
    const found: Record<string, string[]> = {};
    for (const { name, path, period, shows } of PUBLIC_SCREENS) {
      const client = String(portal.fleet.sign.id);
      // Axe waits until nothing moves: as long as a graph is shown.
      const link = new URLSearchParams({ ...period, key: viewKey, client, seconds: "3" });
      await visit(`${path}?${link}`);
      await page.waitForSelector(shows);
      found[name] = await faultsInColours(page);
    }
    expect(found).toEqual(Object.fromEntries(PUBLIC_SCREENS.map(({ name }) => [name, []])));
    expect(complaints).toEqual([]);
  }, 60_000);

  it("nor for somebody without a group", async () => {
    const person = await portal.openAs(LONELY, view);
    expect(await faultsOf(person, LONELY_SCREENS.filter(isSeen), everyState)).toEqual({});
    expect(person.complaints).toEqual([]);
  }, 60_000);
});
