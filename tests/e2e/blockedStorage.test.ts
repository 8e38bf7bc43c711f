import { beforeAll, expect, it } from "@jest/globals";
import { blockCookies, blockStorage } from "../support/blockedStorage.js";
import { sendSignIn } from "../support/browser.js";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { chooseInUserMenu, named, press, textOf, waitForPath, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { addViewKey } from "../support/viewKeys.js";

const portal = usePortal();

beforeAll(() => postHours(portal.fleet.sign, hoursAgo(6), 6));

const ANY = { waitUntil: "networkidle0" } as const;

it("who lets the portal store nothing signs in, is told what that means, and works until the page is loaded anew", async () => {
  const { page, visit, complaints } = await portal.open();
  await blockStorage(page);
  await visit("/login", ANY);
  await waitForText(page, "Brskalnik ne dovoli shranjevanja");
  await sendSignIn(page, USER);
  await waitForPath(page, "/overview");
  await page.locator(named("link", portal.fleet.sign.name)).click();
  await page.waitForSelector("svg.highcharts-root");
  await press(page, "Skrij stransko vrstico");
  await page.waitForSelector(named("button", "Pokaži stransko vrstico"));
  await chooseInUserMenu(page, "::-p-text(English)");
  await page.waitForSelector(named("button", "Show sidebar"));

  await visit("/overview", ANY);
  await waitForPath(page, "/login");
  expect(await textOf(page)).toContain("Brskalnik ne dovoli shranjevanja");
  expect(complaints).toEqual([]);
});

it("the sign-in says that it needs cookies where the browser allows none", async () => {
  const { page, visit, complaints } = await portal.open();
  await blockStorage(page);
  await blockCookies(page);
  await visit("/login", ANY);
  await waitForText(page, "Brskalnik ne dovoli piškotkov");
  await visit("/admin/login", ANY);
  await waitForText(page, "The browser allows no cookies");
  expect(complaints).toEqual([]);
});

it.each(["/login", "/signup", "/overview", "/admin/users", "/pdfreport"])(
  "%s is no blank page",
  async (path) => {
    const { page, visit, complaints } = await portal.open();
    await blockStorage(page);
    await visit(path, ANY);
    if (path === "/pdfreport") await page.waitForSelector("html[data-report-standby]");
    else expect(await textOf(page)).not.toBe("");
    expect(complaints).toEqual([]);
  },
);

it("the editor of queries works", async () => {
  const { page, visit, complaints } = await portal.openAs(USER);
  await blockStorage(page);
  await visit("/graphiql", ANY);
  await page.waitForSelector(".graphiql-container");
  expect(complaints).toEqual([]);
});

it.each(["/public", "/public/graph", "/embed/graph", "/embed/map"])(
  "%s shows what it shows to anybody",
  async (path) => {
    const { admin, groupId, sign } = portal.fleet;
    const { key } = await addViewKey(admin, { groupId });
    const { page, visit, complaints } = await portal.open();
    await blockStorage(page);
    await blockCookies(page);
    await visit(`${path}?key=${key}&client=${sign.id}`);
    await page.waitForSelector(path.endsWith("graph") ? "svg.highcharts-root" : ".map-mark");
    expect(complaints).toEqual([]);
  },
);
