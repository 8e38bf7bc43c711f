import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Dialog, Page } from "puppeteer";
import { addConfigs } from "../support/configs.js";
import { ADMIN, hoursAgo, postHours, USER } from "../support/fleet.js";
import { pageFaults, VIEWS } from "../support/pageFaults.js";
import { type Person, usePortal } from "../support/portal.js";
import { addResources } from "../support/resources.js";
import { addUser } from "../support/users.js";
import { adminScreensOf, failOperation, type Screen, screensOf, settled } from "./screens.js";

/** Confirmed, and in no group: every screen is empty for them. */
const LONELY = { email: "cene@test.si", password: "cene-of-the-tests" };

const portal = usePortal();

beforeAll(async () => {
  const { admin, groupId, sign, counter } = portal.fleet;
  await postHours(sign, hoursAgo(6), 6);
  const groups = [{ name: "Glavna cesta", clients: [sign.id, counter.id] }];
  await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups } } });
  await addUser(admin, LONELY);
  await addResources(admin);
  await addConfigs(portal.fleet);
});

/** What is wrong with each screen: with content, empty, failed, or with something open over it. */
async function faultsOf(
  { page, visit }: Person,
  screens: readonly Screen[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  // What was opened over a screen may have changed it: the browser asks before it is left.
  const leave = (question: Dialog) => void question.accept();
  page.on("dialog", leave);
  const check = async (name: string, path: string, open?: (page: Page) => Promise<unknown>) => {
    await visit(path);
    const isSettled = await settled(page);
    if (isSettled) await open?.(page);
    const wrong = isSettled ? await pageFaults(page) : ["never stood complete"];
    if (wrong.length > 0) found[name] = wrong;
  };

  for (const { name, path, needs, emptyPath, open } of screens) {
    await check(name, path, open);
    if (emptyPath !== undefined) await check(`${name}, empty`, emptyPath);
    if (needs === undefined) continue;
    const heal = await failOperation(page, needs);
    await check(`${name}, failed`, path);
    if ((await page.$("main [role=alert]")) === null)
      found[`${name}, failed`] = ["says nothing of the failure"];
    await heal();
  }
  page.off("dialog", leave);
  return found;
}

describe.each(VIEWS)("on a $name screen", ({ view }) => {
  it("a guest's screens break no accessibility rule", async () => {
    const { page, complaints, visit } = await portal.open(view);
    const found: Record<string, string[]> = {};
    await visit("/login");
    await page.waitForSelector("input[type=password]");
    found["sign-in"] = await pageFaults(page);
    await visit("/signup");
    await page.locator("input[name=email]").fill("no address");
    await page.keyboard.press("Tab");
    await page.waitForSelector("[aria-invalid=true]");
    found["sign-up with a fault"] = await pageFaults(page);
    expect(found).toEqual({ "sign-in": [], "sign-up with a fault": [] });
    expect(complaints).toEqual([]);
  });

  it("no screen breaks one: with content, empty, failed, or with something open over it", async () => {
    const person = await portal.openAs(USER, view);
    expect(await faultsOf(person, screensOf(portal.fleet))).toEqual({});
    expect(person.complaints).toEqual([]);
  }, 180_000);

  it("nor do those of administrators", async () => {
    const person = await portal.openAs(ADMIN, view);
    expect(await faultsOf(person, adminScreensOf(portal.fleet))).toEqual({});
    expect(person.complaints).toEqual([]);
  }, 240_000);

  it("nor for somebody without a group", async () => {
    const { page, complaints, visit } = await portal.openAs(LONELY, view);
    const found: Record<string, string[]> = {};
    for (const path of ["/overview", "/client", "/summary", "/traffic", "/compare", "/notifications"]) {
      await visit(path);
      const wrong = (await settled(page)) ? await pageFaults(page) : ["never stood complete"];
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  }, 60_000);
});
