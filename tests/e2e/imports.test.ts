import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { dropFile } from "../support/dropFile.js";
import { USER } from "../support/fleet.js";
import { named, press, textOf, waitForText } from "../support/page.js";
import { faultsInColours } from "../support/pageFaults.js";
import { readPdf } from "../support/pdf.js";
import { PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

const QUARTER = 900;
/** 2025 in Ljubljana, [from, to). */
const YEAR = { from: Date.UTC(2024, 11, 31, 23) / 1000, to: Date.UTC(2025, 11, 31, 23) / 1000 };
const LOCAL = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Ljubljana",
  dateStyle: "short",
  timeStyle: "short",
});

/** No traffic at night; no reports on the last two days of each thirty. */
function countAt(index: number): number | null {
  if (index % (30 * 96) >= 28 * 96) return null;
  return index % 96 < 24 ? 0 : index % 5;
}

/**
 * A year of quarter hours as counters write it.
 * @param corrected count at noon of the first day
 */
function fileOfYear(corrected?: number): { text: string; total: number } {
  const quarters = (YEAR.to - YEAR.from) / QUARTER;
  const counts = Array.from({ length: quarters }, (_, index) =>
    index === 48 && corrected !== undefined ? corrected : countAt(index),
  );
  const lines = counts.map(
    (count, index) => `${LOCAL.format((YEAR.from + index * QUARTER) * 1000)};${count ?? ""}\n`,
  );
  return {
    text: `Cas;Stevilo\n${lines.join("")}`,
    total: counts.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  };
}

beforeAll(async () => {
  const { admin, groupId } = portal.fleet;
  await admin.patch("/group", { id: groupId, metaData: { importsAllowed: true } });
});

const inSlovenian = (count: number) => new Intl.NumberFormat("sl-SI").format(count);

/** Answers that cyclists were counted, and waits for the look at the result. */
async function answerCyclists(page: Page): Promise<void> {
  await waitForText(page, "Kaj je bilo prešteto?", 30_000);
  await press(page, "kolesarji", "radio");
  await press(page, "Preberi znova s spremembami");
  await waitForText(page, "Kaj bi uvoz prinesel", 30_000);
}

async function bringIn(page: Page, name: string): Promise<void> {
  await press(page, "Uvozi");
  await page
    .locator(named("button", `Umakni: ${name}`))
    .setTimeout(30_000)
    .wait();
}

async function takeBack(page: Page, name: string): Promise<void> {
  await press(page, `Umakni: ${name}`);
  await press(page, "Umakni");
  await page
    .locator(named("button", `Zavrzi: ${name}`))
    .setTimeout(30_000)
    .wait();
}

/** The text of the year's report. */
async function printedYear(id: number): Promise<string> {
  const { platformUrl, portalUrl } = portal.stack;
  const query = `clientId=${id}&startTimestamp=${YEAR.from}&endTimestamp=${YEAR.to}`;
  const session = await PlatformApi.sessionOf(platformUrl, USER);
  const response = await fetch(`${portalUrl}/pdf/report?${query}`, {
    headers: { cookie: `sessionId=${session}` },
  });
  expect(response.status).toBe(200);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages.map(({ text }) => text).join("\n");
}

it("a counter's year is dropped, asked about, looked at, brought in, printed, corrected and taken back", async () => {
  const { id } = portal.fleet.counter;
  const { page, visit, complaints } = await portal.openAs(USER);
  const area = () => visit(`/client/${id}?tab=import`);
  /** Waits for a text on the page of the whole year. */
  const year = async (wanted: string) => {
    await visit(`/client/${id}?from=${YEAR.from}&to=${YEAR.to}`);
    await waitForText(page, wanted, 30_000);
    return textOf(page, "main");
  };
  const [first, second] = [fileOfYear(), fileOfYear(40)];
  await area();
  await dropFile(page, "kolesarji.csv", first.text);
  await waitForText(page, "Kaj je bilo prešteto?", 30_000);
  expect(await faultsInColours(page)).toEqual([]);
  await answerCyclists(page);
  const look = await textOf(page, "main");
  expect(look).toContain(`Kolesarji\n${inSlovenian(first.total)}`);
  expect(look).toContain("prešteti intervali (15 min)");
  expect(look).toContain("01/2025");
  expect(await faultsInColours(page)).toEqual([]);
  await bringIn(page, "kolesarji.csv");
  expect(await year(inSlovenian(first.total))).toContain("Kolesarji");
  const paper = await printedYear(id);
  expect(paper).toContain(inSlovenian(first.total));
  expect(paper).toMatch(/8184\s+od\s+8760\s+ur/);

  await area();
  await dropFile(page, "popravljeno.csv", second.text);
  await answerCyclists(page);
  await waitForText(page, "Datoteka kolesarji.csv pokriva isti čas");
  await bringIn(page, "popravljeno.csv");
  await year(inSlovenian(second.total));

  await area();
  await takeBack(page, "popravljeno.csv");
  await year(inSlovenian(first.total));
  await area();
  await takeBack(page, "kolesarji.csv");
  await year("Za to obdobje še ni podatkov");
  expect(complaints).toEqual([]);
}, 180_000);
