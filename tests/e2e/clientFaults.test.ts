import { beforeAll, expect, it } from "@jest/globals";
import type { HTTPRequest } from "puppeteer";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import { textOf, waitForCharts, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { intercept } from "../support/requests.js";

const HOURS = 7 * 24;
const to = hoursAgo(0);
const from = to - HOURS * 3600;

const portal = usePortal();
const week = () => `/client/${portal.fleet.sign.id}?from=${from}&to=${to}`;

beforeAll(() => postHours(portal.fleet.sign, from, HOURS, 300), 120_000);

/** Forwards a page's request, and returns the answer with one of its graphs broken. */
async function spoilSpeedClasses(request: HTTPRequest): Promise<void> {
  const cookies = (await request.frame()?.page().browserContext().cookies()) ?? [];
  const real = await fetch(request.url(), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    },
    body: request.postData() ?? "",
  });
  const body = (await real.json()) as { data: { client: { measurement: { speedClasses: unknown } } } };
  body.data.client.measurement.speedClasses = [null];
  await request.respond({ contentType: "application/json", body: JSON.stringify(body) });
}

itWith("our own platform")(
  "one graph that fails leaves the rest, and comes back by another try",
  async () => {
    const { page, visit } = await portal.openAs(USER);
    const restore = await intercept(page, (request) =>
      request.postData()?.includes('"ClientTraffic"') ? spoilSpeedClasses(request) : undefined,
    );
    await visit(week());
    await waitForText(page, "Napaka pri pridobivanju podatkov za grafe");
    await waitForCharts(page, 5);
    expect(await textOf(page, "main")).toContain("Vsa vozila");
    await restore();
    await page.locator("section [role=alert] button").click();
    await waitForCharts(page, 6);
    expect(await textOf(page, "main")).not.toContain("Napaka");
  },
);

it("charts whose code can't be had say so, and the figures stand", async () => {
  const { page, visit } = await portal.openAs(USER);
  const restore = await intercept(page, (request) =>
    /ScreenCanvas-.*\.js/.test(request.url()) ? request.abort() : undefined,
  );
  await visit(week());
  await waitForText(page, "Napaka pri pridobivanju podatkov za grafe");
  expect(await textOf(page, "main")).toContain("Vsa vozila\n");
  await restore();
  await page.locator("section [role=alert] button").click();
  await waitForCharts(page, 6);
});

it("a refresh while the platform is away keeps the figures, says how old they are, and recovers", async () => {
  const { page } = await portal.openAs(USER, { at: week() });
  await waitForCharts(page, 6);
  const reconnect = await intercept(page, (request) =>
    request.url().endsWith("/graphql") ? request.abort() : undefined,
  );
  await portal.stack.stopPlatform();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await waitForText(page, "Brez povezave – stanje ob ");
  await reconnect();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await waitForText(page, "Napaka pri prikazovanju podatkov. Podatki so stari", 30_000);
  expect(await textOf(page, "main")).toContain("Vsa vozila\n");
  expect(await page.$$("svg.highcharts-root")).toHaveLength(6);
  await portal.stack.startPlatform();
  await page.waitForFunction(() => !document.body.innerText.includes("Podatki so stari"), {
    timeout: 30_000,
  });
  expect(await textOf(page, "main")).toContain("Vsa vozila\n2");
}, 90_000);
