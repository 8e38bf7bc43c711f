import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { picture } from "../../platform/test/crests.js";
import { ADMIN, hoursAgo, postHour, USER } from "../support/fleet.js";
import { named, press, waitForText } from "../support/page.js";
import { type PdfSheet, readPdf } from "../support/pdf.js";
import { type Account, PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();
const folder = mkdtempSync(join(tmpdir(), "crest-"));
const fileOf = (name: string) => join(folder, name);
const [FROM, TO] = [hoursAgo(24), hoursAgo(0)];
/** One millimetre in points. */
const MM = 72 / 25.4;

beforeAll(async () => {
  await postHour(portal.fleet.sign, hoursAgo(2));
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
  writeFileSync(
    fileOf("foreign.svg"),
    `<svg ${xmlns} viewBox="0 0 9 9"><image href="https://example.si/grb.png" width="9" height="9"/></svg>`,
  );
  writeFileSync(
    fileOf("tall.svg"),
    `<svg ${xmlns} viewBox="0 0 40 50"><path d="M0 0h40v26q0 18-20 24Q0 44 0 26z" fill="#0d5760"/></svg>`,
  );
  writeFileSync(fileOf("wide.jpg"), await picture(1800, 450).flatten().jpeg().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true }));

async function choose(page: Page, button: string, name: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForFileChooser(), press(page, button)]);
  await chooser.accept([fileOf(name)]);
}

/** The report of some devices, sheet by sheet, as a person gets it. */
async function reportOf(account: Account, ids: readonly number[]): Promise<PdfSheet[]> {
  const { portalUrl, platformUrl } = portal.stack;
  const period = { startTimestamp: String(FROM), endTimestamp: String(TO) };
  const query = new URLSearchParams({ clientId: ids.join(","), ...period });
  const cookie = `sessionId=${await PlatformApi.sessionOf(platformUrl, account)}`;
  const response = await fetch(`${portalUrl}/pdf/report?${query}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages;
}

const pixelsOf = (sheets: readonly PdfSheet[]) =>
  sheets.map(({ pixelPictures }) => pixelPictures.map(({ pixels }) => pixels));
const covers = (sheets: readonly PdfSheet[]) => sheets.slice(0, 1);

it("a crest goes from a file to the cover of the group's reports, and of no others", async () => {
  const { groupId, sign, counter, foreign } = portal.fleet;
  const { page, visit, complaints } = await portal.openAs(ADMIN);
  const before = await reportOf(USER, [sign.id]);
  expect(pixelsOf(before)).toEqual(before.map(() => []));

  await visit(`/admin/groups?group=${groupId}&tab=settings`);
  await choose(page, "Upload crest", "foreign.svg");
  await waitForText(page, "The SVG drawing refers to something outside of itself");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  await choose(page, "Upload crest", "tall.svg");
  await waitForText(page, "480 × 600 pixels");
  await page.locator(named("image", "Crest or logo of the group Občina Žiri")).wait();

  const tall = await reportOf(USER, [sign.id, counter.id]);
  expect(pixelsOf(covers(tall))).toEqual([[[480, 600]]]);
  expect(pixelsOf(tall.slice(1)).flat()).toEqual([]);
  expect(tall[0]?.alternatives).toContain("Grb ali logotip: Občina Žiri");
  const both = await reportOf(ADMIN, [sign.id, foreign.id]);
  expect(pixelsOf(both).flat()).toEqual([]);
  expect(pixelsOf(covers(await reportOf(ADMIN, [sign.id])))).toEqual([[[480, 600]]]);

  await choose(page, "Replace crest", "wide.jpg");
  await waitForText(page, "600 × 150 pixels");
  const wide = await reportOf(USER, [sign.id]);
  const [crest] = wide[0]?.pixelPictures ?? [];
  expect(crest?.pixels).toEqual([600, 150]);
  expect((crest?.points[0] ?? 0) / MM).toBeCloseTo(66, 0);
  expect((crest?.points[1] ?? 0) / MM).toBeCloseTo(16.5, 0);
  // Everything else is in its place.
  const told = ({ lines }: PdfSheet) => lines.map((line) => line.replace(/\d\d:\d\d/g, ""));
  expect(wide.map(told)).toEqual(before.map(told));

  await press(page, "Remove crest");
  await page.locator("[role=alertdialog]").wait();
  await press(page, "Remove");
  await waitForText(page, "The crest is removed");
  expect(pixelsOf(await reportOf(USER, [sign.id])).flat()).toEqual([]);
  expect(complaints).toEqual([]);
}, 120_000);

it("stands on the report that is looked at in the portal", async () => {
  const { groupId, sign } = portal.fleet;
  const session = await PlatformApi.sessionOf(portal.stack.platformUrl, ADMIN);
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await picture(300, 300).png().toBuffer())]));
  const sent = await fetch(`${portal.stack.portalUrl}/group/crest?groupId=${groupId}`, {
    method: "POST",
    headers: { "x-session-id": session },
    body: form,
  });
  expect(sent.status).toBe(201);
  const { page, complaints } = await portal.openAs(USER, {
    at: `/report/${sign.id}?fromTimestamp=${FROM}&toTimestamp=${TO}`,
  });
  await page.waitForSelector("html[data-report-ready='true']");
  const shown = await page.$eval(".report-sheet-title img", (image) => [
    image.alt,
    image.naturalWidth,
    image.complete,
  ]);
  expect(shown).toEqual(["Grb ali logotip: Občina Žiri", 300, true]);
  expect(complaints).toEqual([]);
});
