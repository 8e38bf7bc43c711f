import { beforeAll, expect } from "@jest/globals";
import type { Page } from "puppeteer";
import { addDevice, type FleetDevice, hoursAgo, postHours, USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import { named, press, textOf, textsOf, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();
const FIRST = hoursAgo(76);
const HOUR = 3600;

let sign: FleetDevice;

beforeAll(async () => {
  const { admin, groupId } = portal.fleet;
  sign = await addDevice(admin, groupId, { locationName: "Stara cesta", speedLimit: 50 });
  await postHours(sign, FIRST, 8);
});

/** As typed into the portal's field, on the device's clock. */
function typed(unix: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Ljubljana",
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(unix * 1000).replace(" ", "T");
}

const inDialog = (page: Page, name: string) => page.locator(`[role=dialog] ${named("button", name)}`).click();
/** Chooses one of a few options side by side; the radio button itself is hidden. */
const choose = (page: Page, option: string) =>
  page.locator(`[role=dialog] label ::-p-text(${option})`).click();
const type = async (page: Page, field: string, text: string) => {
  await page.locator(named("textbox", field)).click({ count: 3 });
  await page.keyboard.type(text);
};
const PERIOD = `from=${FIRST}&to=${FIRST + 8 * HOUR}`;
const rows = (page: Page) => textsOf(page, "#root ol li");

/** The vehicles on the page of a device or place, of all eight hours. */
async function vehicles(page: Page, path: string): Promise<string | undefined> {
  await page.goto(`${portal.stack.portalUrl}${path}?${PERIOD}`);
  await page.waitForSelector("#root svg.highcharts-root");
  return /Vsa vozila\s+([\d.]+)/.exec(await textOf(page))?.[1];
}

itWith("places")(
  "a sign is moved to a new street, told three days late, corrected, and put into the store",
  async () => {
    const { page, complaints } = await portal.openAs(USER, { at: `/client/${sign.id}` });
    await press(page, "Premakni");
    await choose(page, "Novo mesto");
    await page.locator(named("textbox", "Ime lokacije")).fill("Nova cesta");
    await choose(page, "Že od prej");
    await type(page, "Od", typed(FIRST + 4 * HOUR));
    await waitForText(page, "Po spremembi");
    await inDialog(page, "Premakni");
    await waitForText(page, "Naprava je premaknjena.");
    await page.waitForSelector("[role=dialog]", { hidden: true });
    await page.waitForSelector("#root ol li");
    expect(await rows(page)).toEqual([
      expect.stringMatching(/^Nova cesta\s*zdaj\s*od /),
      expect.stringMatching(/^Stara cesta\s*do /),
    ]);
    expect(await page.$eval("#root h1", ({ textContent }) => textContent)).toBe("Nova cesta");
    const [street, old] = await page.$$eval("#root ol li a", (links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(await vehicles(page, old ?? "")).toBe("240");
    expect(await vehicles(page, street ?? "")).toBe("240");
    await waitForText(page, "Zdaj tu stoji");

    await page.goto(`${portal.stack.portalUrl}/client/${sign.id}?${PERIOD}`);
    await page.locator("#root ol li button[aria-label^='Popravi: Nova cesta']").click();
    await choose(page, "Začetek");
    await type(page, "Začetek postavitve", typed(FIRST + 5 * HOUR));
    await waitForText(page, "Po spremembi");
    await inDialog(page, "Popravi");
    await waitForText(page, "Postavitev je popravljena.");
    await page.waitForSelector("[role=dialog]", { hidden: true });
    expect(await vehicles(page, old ?? "")).toBe("300");
    expect(await vehicles(page, street ?? "")).toBe("180");
    expect(await vehicles(page, `/client/${sign.id}`)).toBe("480");

    await press(page, "Premakni");
    await choose(page, "Skladišče");
    await inDialog(page, "Premakni");
    await waitForText(page, "Naprava je premaknjena.");
    await page.waitForFunction(() => document.querySelectorAll("#root ol li").length === 3);
    expect(await rows(page)).toEqual([
      expect.stringMatching(/^Skladišče\s*zdaj\s*od /),
      expect.stringMatching(/^Nova cesta\s*od .* do /),
      expect.stringMatching(/^Stara cesta\s*do /),
    ]);
    expect(await vehicles(page, `/client/${sign.id}`)).toBe("480");
    expect(complaints).toEqual([]);

    const phone = await portal.openAs(USER, {
      at: `${old}?${PERIOD}`,
      viewport: { width: 390, height: 844 },
    });
    await phone.page.waitForSelector("#root ol li");
    await phone.page.waitForSelector("#root svg.highcharts-root");
    const said = await textOf(phone.page, "#root main");
    expect(said).toContain("Merilno mesto");
    expect(said).toContain("Zdaj tu ni nobene naprave.");
    expect(said).not.toMatch(/nikoli|Zadnji podatek|Za to obdobje še ni/);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(phone.complaints).toEqual([]);
  },
  120_000,
);
