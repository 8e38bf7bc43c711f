import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addActionTemplate, addFirmware } from "../support/adminFleet.js";
import { ADMIN, USER } from "../support/fleet.js";
import { IS_PLAIN } from "../support/offered.js";
import { waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

/** Requests for images that names would cause if they were markup. */
const asked: string[] = [];
let trap: Server;
let sign: number;

/** A name with markup, a formula, and characters that reverse the following text. */
function evil(what: string): string {
  const { port } = trap.address() as AddressInfo;
  return `=HYPERLINK("x") <img src=http://127.0.0.1:${port}/${what} onerror=alert(1)>\u202e 👩‍🌾 ${what}`;
}

beforeAll(async () => {
  trap = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((ready) => trap.listen(0, "127.0.0.1", ready));
  const { admin, groupId, sign: device } = portal.fleet;
  sign = device.id;
  await admin.patch("/group", { id: groupId, name: evil("group") });
  await admin.post("/client/metaData", {
    clientId: sign,
    metaData: {
      locationName: evil("client"),
      locationAddress: evil("address"),
      notes: evil("notes"),
      serialNumber: evil("serial"),
      markerPosition: { lat: 46.05, lng: 14.5 },
    },
  });
  await addActionTemplate(admin, evil("action"), "restart");
  await addFirmware(admin, evil("version").slice(0, 50));
}, 60_000);
afterAll(() => new Promise((closed) => trap.close(closed)));

/** Number of elements made from names; 0 if names are shown as text. */
const madeOfNames = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('img[src*="127.0.0.1"][src*="//"], [onerror]').length);

/** Screens that need calls outside the specification. */
const OF_OURS = /^\/(compare|keys|admin\/audit_log)/;

const SCREENS: [string, typeof USER, (id: number) => string, string][] = [
  ["the overview with its map", USER, () => "/overview", "client"],
  ["a client's graphs", USER, (id) => `/client/${id}?interval=WEEK`, "client"],
  ["a client's settings", USER, (id) => `/client/${id}?tab=settings`, "client"],
  ["a comparison", USER, (id) => `/compare?client=${id}&interval=WEEK`, "client"],
  ["the roads", USER, () => "/summary", ""],
  ["the traffic", USER, () => "/traffic", "client"],
  ["the keys", USER, () => "/keys", ""],
  ["clients", ADMIN, () => "/admin/clients", "client"],
  ["one client", ADMIN, (id) => `/admin/clients/${id}`, "notes"],
  ["firmware", ADMIN, () => "/admin/firmware", "HYPERLINK"],
  ["action templates", ADMIN, () => "/admin/action_templates", "action"],
  ["groups", ADMIN, () => "/admin/groups", "group"],
  ["users", ADMIN, () => "/admin/users", ""],
  ["audit log", ADMIN, () => "/admin/audit_log", ""],
  ["fleet health", ADMIN, () => "/admin/health", ""],
];

const seen = SCREENS.filter(([, , path]) => !IS_PLAIN || !OF_OURS.test(path(1)));

it.each([
  ["a user", USER],
  ["an administrator", ADMIN],
])(
  "on no screen of %s do names make elements, or ask anybody for anything",
  async (_name, account) => {
    const { page, visit, complaints } = await portal.openAs(account);
    const found: Record<string, object> = {};
    for (const [name, , path, shown] of seen.filter(([, who]) => who === account)) {
      await visit(path(sign), { waitUntil: "networkidle0" });
      await waitForText(page, shown);
      const made = await madeOfNames(page);
      const [images, complained] = [asked.splice(0), complaints.splice(0)];
      if (made > 0 || images.length > 0 || complained.length > 0) found[name] = { made, images, complained };
    }
    expect(found).toEqual({});
  },
  120_000,
);

it("a marker's pop-up shows the name as it is", async () => {
  const { page, visit, complaints } = await portal.openAs(USER);
  await visit("/overview", { waitUntil: "networkidle0" });
  const marker = await page.waitForSelector('.leaflet-container button[aria-label*="onerror"]');
  await marker?.evaluate((button) => (button as HTMLElement).click());
  await page.waitForFunction(
    (name) => document.querySelector(".leaflet-popup")?.textContent?.includes(name),
    {},
    "onerror=alert(1)>",
  );
  expect(await madeOfNames(page)).toBe(0);
  expect({ asked, complaints }).toEqual({ asked: [], complaints: [] });
});
