import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { sendSignIn } from "../support/browser.js";
import { ADMIN, USER } from "../support/fleet.js";
import { IS_PLAIN } from "../support/offered.js";
import { textsOf, waitForCount, waitForPath, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

const EVERYWHERE = [
  "clients_overview",
  "clients",
  "groups",
  "fleet_health",
  "firmware",
  "config",
  "actions",
  "action_templates",
  "customtext",
  "users",
];
/** Pages that need calls outside the specification. */
const OURS = ["videos", "error_reports", "audit_log", "system"];
const named = IS_PLAIN ? EVERYWHERE : [...EVERYWHERE, ...OURS];
const hidden = [...OURS, "", "clients/1", "clients/1/config", "nonsense"];
const addresses = [...EVERYWHERE, ...hidden].map((page) => `/admin/${page}`);

/** A page's requests: its scripts, and the names of its operations. */
function watchFetches(page: Page) {
  const scripts = new Set<string>();
  const operations = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? "")?.[1];
    if (name !== undefined) operations.add(name);
  });
  return { scripts, operations };
}

it("asks who is not signed in to do so, and leads on from there", async () => {
  const { page, visit, complaints } = await portal.open();
  for (const address of ["/admin/", "/admin/users", "/admin/nonsense"]) {
    await visit(address);
    await waitForPath(page, "/admin/login");
  }
  await visit("/admin/login");
  await sendSignIn(page, ADMIN);
  await waitForPath(page, "/admin/clients_overview");
  for (const guestPage of ["/login", "/admin/login", "/signup", "/admin/", "/admin/nonsense"]) {
    await visit(guestPage);
    await waitForPath(page, "/admin/clients_overview");
  }
  await page.locator("#root header button[aria-haspopup=menu]").click();
  await page.locator("[role=menuitem][data-value=logout]").click();
  await waitForPath(page, "/login");
  expect(complaints).toEqual([]);
});

it("gives a user neither page, nor code, nor data of it", async () => {
  const { page, visit, complaints } = await portal.openAs(USER);
  await waitForText(page, portal.fleet.sign.name);
  const usual = watchFetches(page);
  await visit("/overview", { waitUntil: "networkidle0" });
  const [scripts, operations] = [[...usual.scripts], [...usual.operations]];
  for (const address of addresses) {
    await visit(address, { waitUntil: "domcontentloaded" });
    await waitForPath(page, "/overview");
    await waitForText(page, portal.fleet.sign.name);
  }
  // For the page itself, requests cancelled by navigation count as running for ever; a visit asks the browser.
  await visit("/admin/", { waitUntil: "networkidle0" });
  expect([...usual.scripts].filter((script) => !scripts.includes(script))).toEqual([]);
  expect([...usual.operations].filter((operation) => !operations.includes(operation))).toEqual([]);
  expect(await page.$$("a[href^='/admin']")).toEqual([]);
  expect(complaints).toEqual([]);
}, 90_000);

it("has all its pages in its navigation, each with a heading of its own", async () => {
  const { page, complaints } = await portal.openAs(ADMIN, { at: "/admin/" });
  // Optional entries appear once the platform's offers are known.
  await waitForCount(page, 'nav a[href^="/admin/"]', named.length);
  const links = await page.$$eval("nav a", (found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((link) => link.startsWith("/admin/")).sort()).toEqual(
    named.map((name) => `/admin/${name}`).sort(),
  );
  const headings = new Set<string>();
  for (const name of named) {
    await page.locator(`nav a[href="/admin/${name}"]`).click();
    await waitForPath(page, `/admin/${name}`);
    // The previous page stays until the next one is there.
    await page.waitForFunction(
      (before) => {
        const heading = document.querySelector("main h1")?.textContent ?? "";
        return heading !== "" && !before.includes(heading);
      },
      {},
      [...headings],
    );
    const [heading = ""] = await textsOf(page, "main h1");
    headings.add(heading);
  }
  expect(headings.size).toBe(named.length);
  expect(complaints).toEqual([]);
}, 90_000);
