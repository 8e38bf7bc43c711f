import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ElementHandle, Frame, Page } from "puppeteer";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { type ForeignSite, startForeignSite } from "../support/foreignSite.js";
import { itWith } from "../support/offered.js";
import { named, press, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { addViewKey } from "../support/viewKeys.js";

/** Time for an open screen to go dark after its key has ended. */
const DARK_WITHIN_MS = 5_000;

const portal = usePortal();
let site: ForeignSite;

beforeAll(async () => {
  site = await startForeignSite();
  await postHours(portal.fleet.sign, hoursAgo(6), 6);
});
afterAll(() => site.close());

const iframe = (address: string, attributes = "") =>
  `<iframe ${attributes} src="${portal.stack.portalUrl}${address.replaceAll("&", "&amp;")}" title="Promet" width="800" height="440"></iframe>`;

/** Documents of the page's frames, in the order of the frames. */
async function framesOf(page: Page): Promise<Frame[]> {
  const frames = (await page.$$("iframe")) as ElementHandle<HTMLIFrameElement>[];
  return Promise.all(frames.map(async (frame) => (await frame.contentFrame()) as Frame));
}

/** Simulates a browser that lets no page of another site store anything: cookies are blocked, and storage can't be accessed. */
async function keepNothing(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send("Network.setCookieControls", {
    enableThirdPartyCookieRestriction: true,
    disableThirdPartyCookieMetadata: true,
    disableThirdPartyCookieHeuristics: true,
  });
  await page.evaluateOnNewDocument(() => {
    if (window === window.top) return;
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
}

/** Restarts the wait every two seconds: one that begins while a frame's document is being replaced can be lost with it. */
async function waitForFrameText(frame: Frame, text: string, timeout = 10_000): Promise<void> {
  const end = Date.now() + timeout;
  const shows = (wanted: string) => document.body.innerText.includes(wanted);
  for (;;) {
    const left = end - Date.now();
    try {
      await frame.waitForFunction(shows, { timeout: Math.max(1, Math.min(2_000, left)) }, text);
      return;
    } catch (fault) {
      if ((fault as Error).name !== "TimeoutError" || left <= 2_000) throw fault;
    }
  }
}

/** True if the browser shows the frame's page; a refusal shows the browser's own error page. */
const isShown = (frame: Frame) => frame.url().startsWith(portal.stack.portalUrl);

describe("in a page of another site", () => {
  it("a graph and a map stand, with no cookie and no storage", async () => {
    const { admin, groupId, sign } = portal.fleet;
    const ofSign = await addViewKey(admin, { clientId: sign.id });
    const ofGroup = await addViewKey(admin, { groupId });
    const { page, complaints } = await portal.open();
    await keepNothing(page);
    await page.goto(
      site.show(
        iframe(`/embed/graph?key=${ofSign.key}&client=${sign.id}&interval=LAST_24H&lang=sl`) +
          iframe(`/embed/map?key=${ofGroup.key}&lang=en&theme=dark`),
      ),
    );
    const [graph, map] = await framesOf(page);
    await graph?.waitForSelector("svg.highcharts-root");
    await waitForFrameText(graph as Frame, sign.name);
    await map?.waitForSelector(".map-mark");
    expect(await map?.$eval("html", ({ lang, className }) => [lang, className])).toEqual(["en", "dark"]);
    expect(await page.browserContext().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("a graph and a map stand in a frame with a sandbox, which lets them be of no origin, and hear of news there", async () => {
    const { admin, groupId, sign } = portal.fleet;
    const { key } = await addViewKey(admin, { groupId });
    const { page, complaints } = await portal.open();
    const sealed = (path: string) =>
      iframe(`${path}?key=${key}&client=${sign.id}`, 'sandbox="allow-scripts"');
    await page.goto(site.show(sealed("/embed/graph") + sealed("/embed/map")));
    const [graph, map] = await framesOf(page);
    await graph?.waitForSelector("svg.highcharts-root");
    await map?.waitForSelector(".map-mark");
    expect(await graph?.evaluate(() => window.origin)).toBe("null");
    const isInter = () => document.fonts.ready.then(() => document.fonts.check("16px Inter"));
    expect(await graph?.evaluate(isInter)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it("a frame whose sandbox allows no scripts says that it needs them", async () => {
    const { key } = await addViewKey(portal.fleet.admin, { groupId: portal.fleet.groupId });
    const { page } = await portal.open();
    await page.goto(site.show(iframe(`/embed/graph?key=${key}`, "sandbox")));
    const [frame] = await framesOf(page);
    await frame?.waitForSelector("noscript p");
    expect(await frame?.$eval("noscript p", (said) => said.checkVisibility())).toBe(true);
  });

  it("stands what the embed tab gave to copy", async () => {
    const ana = await portal.openAs(USER, { at: `/client/${portal.fleet.counter.id}?tab=embed` });
    await ana.page.waitForSelector("textarea, button ::-p-text(Ustvari)");
    await press(ana.page, "Ustvari ključ");
    await ana.page.waitForFunction(() =>
      [...document.querySelectorAll("textarea")].some(({ value }) => value.includes("<iframe")),
    );
    // Focus scrolls the code out from under the bar.
    await ana.page.setViewport({ width: 390, height: 500 });
    const under = await ana.page.$eval("textarea", (area) => {
      const { bottom } = document.querySelector(".shell > div")?.getBoundingClientRect() ?? { bottom: 0 };
      const isUnder = () => area.getBoundingClientRect().top < bottom;
      scrollBy(0, area.getBoundingClientRect().top - 20);
      const before = isUnder();
      // Browsers show the caret by themselves, and no more.
      area.setSelectionRange(area.value.length, area.value.length);
      area.focus();
      return [before, isUnder()];
    });
    expect(under).toEqual([true, false]);
    const snippets = await ana.page.$$eval("textarea", (areas) => areas.map(({ value }) => value));
    expect(snippets).toHaveLength(2);
    for (const snippet of snippets) expect(snippet).toMatch(/width="800" height="440"/);
    const { page, complaints } = await portal.open();
    await page.goto(site.show(snippets.join("")));
    const [graph, map] = await framesOf(page);
    await waitForFrameText(graph as Frame, portal.fleet.counter.name);
    await map?.waitForSelector(".map-mark");
    expect([...ana.complaints, ...complaints]).toEqual([]);
  });

  it("no page of the portal does, nor a public page", async () => {
    const { key } = await addViewKey(portal.fleet.admin, { groupId: portal.fleet.groupId });
    const paths = [
      "/login",
      "/overview",
      "/keys",
      "/stetje",
      `/public?key=${key}`,
      `/public/graph?key=${key}`,
    ];
    const { page } = await portal.open();
    await page.goto(site.show(paths.map((path) => iframe(path)).join("")), { waitUntil: "load" });
    expect((await framesOf(page)).map(isShown)).toEqual(paths.map(() => false));
  });

  itWith("apikey-manage")("an embed shows where its key is kept to, and nowhere else", async () => {
    const { admin, sign } = portal.fleet;
    const here = await addViewKey(admin, { clientId: sign.id }, ["https://www.obcina.si", site.origin]);
    const elsewhere = await addViewKey(admin, { clientId: sign.id }, ["https://www.obcina.si"]);
    const embedOf = (key: string) => iframe(`/embed/graph?key=${key}&client=${sign.id}`);
    const { page } = await portal.open();
    await page.goto(site.show(embedOf(here.key) + embedOf(elsewhere.key)), { waitUntil: "load" });
    const [shown, refused] = await framesOf(page);
    await shown?.waitForSelector("svg.highcharts-root");
    expect(isShown(refused as Frame)).toBe(false);
  });
});

itWith("apikey-manage")(
  "a key that is kept to sites opens nothing to a frame that hides whose it is, and says why",
  async () => {
    const { admin, sign } = portal.fleet;
    const { key } = await addViewKey(admin, { clientId: sign.id }, [site.origin]);
    const { page } = await portal.open();
    await page.goto(
      site.show(iframe(`/embed/graph?key=${key}&client=${sign.id}&lang=sl`, 'sandbox="allow-scripts"')),
    );
    const [frame] = await framesOf(page);
    await waitForFrameText(frame as Frame, "Okvir skriva, na kateri strani stoji");
  },
);

itWith("apikey-manage")("a revoked key goes dark on every open screen within five seconds", async () => {
  const { admin, groupId, sign } = portal.fleet;
  const { id, key } = await addViewKey(admin, { groupId });
  const [embed, wall, page] = [await portal.open(), await portal.open(), await portal.open()];
  await embed.page.goto(site.show(iframe(`/embed/graph?key=${key}&client=${sign.id}`)));
  const [frame] = await framesOf(embed.page);
  await wall.visit(`/public/graph?key=${key}`);
  await page.visit(`/public?key=${key}`);
  await frame?.waitForSelector("svg.highcharts-root");
  await wall.page.waitForSelector("svg.highcharts-root");
  await page.page.waitForSelector(named("link", sign.name));
  await admin.delete(`/apikey?id=${id}`);
  const gone = "Podatki niso več na voljo";
  await Promise.all([
    waitForFrameText(frame as Frame, gone, DARK_WITHIN_MS),
    waitForText(wall.page, gone, DARK_WITHIN_MS),
    waitForText(page.page, gone, DARK_WITHIN_MS),
  ]);
  for (const one of [wall.page, page.page])
    expect(await one.evaluate(() => document.body.innerText)).not.toContain(sign.name);
});
