import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { postHour, STRANGER, USER } from "../support/fleet.js";
import { readPdf } from "../support/pdf.js";
import { type Account, PlatformApi } from "../support/platformApi.js";
import { runReport } from "../support/reportCommand.js";
import { type Stack, startStack } from "../support/stack.js";

/** 2026-11-02 00:00 in Ljubljana, and three days on. */
const FROM = 1_793_574_000;
const TO = FROM + 3 * 86_400;
const VEHICLES_AN_HOUR = 30;
/** Hours 10 to 13 of the second day were not reported. */
const SILENT_HOURS = [34, 35, 36, 37];

let stack: Stack;

beforeAll(async () => {
  stack = await startStack(() => TO + 3600);
  for (let hour = 0; hour < 72; hour += 1) {
    if (!SILENT_HOURS.includes(hour))
      await postHour(stack.fleet.sign, FROM + hour * 3600, 3600 / VEHICLES_AN_HOUR);
  }
}, 60_000);
afterAll(() => stack.close());

async function cookieOf(account: Account): Promise<string> {
  return `sessionId=${await PlatformApi.sessionOf(stack.platformUrl, account)}`;
}

async function fetchReport(
  query: Record<string, string>,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${stack.portalUrl}/pdf/report?${new URLSearchParams(query)}`, { headers });
}

const period = { startTimestamp: String(FROM), endTimestamp: String(TO) };

describe("GET /pdf/report", () => {
  it("is an A4-landscape PDF with selectable text and its own fonts", async () => {
    const { sign } = stack.fleet;
    const response = await fetchReport(
      { clientId: String(sign.id), ...period },
      { cookie: await cookieOf(USER) },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const { pages, embeddedFonts, missingFonts } = await readPdf(
      new Uint8Array(await response.arrayBuffer()),
    );

    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const { width, height } of pages) {
      expect(Math.abs(width - 841.9)).toBeLessThan(1.5);
      expect(Math.abs(height - 595.3)).toBeLessThan(1.5);
    }
    const text = pages.map((page) => page.text).join("\n");
    expect(text).toContain("Šmartinska cesta čez most");
    expect(text.replace(/[\s.\u00a0\u202f]/g, "")).toContain(String(68 * VEHICLES_AN_HOUR));
    expect(text).toMatch(/68\s+od\s+72\s+ur/);
    for (const [index, page] of pages.entries()) {
      expect(page.text.replace(/\s+/g, " ")).toContain(`Stran ${index + 1} od ${pages.length}`);
    }
    expect(missingFonts).toEqual([]);
    expect(embeddedFonts.some((font) => font.startsWith("Inter"))).toBe(true);
    expect(embeddedFonts.filter((font) => !font.startsWith("Inter"))).toEqual([]);
  });

  it("speaks English on request", async () => {
    const query = { clientId: String(stack.fleet.sign.id), ...period, lang: "en" };
    const response = await fetchReport(query, { cookie: await cookieOf(USER) });
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages[0]?.text).toMatch(/Page\s+1\s+of/);
  });

  it("comes by the command, too, for a person whose session ends with it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "report-"));
    const out = join(folder, "report.pdf");
    const { code, errors } = await runReport(
      ["--client", String(stack.fleet.sign.id), "--from", "2026-11-02", "--to", "2026-11-05", "--out", out],
      { OBCESTJE_URL: stack.portalUrl, OBCESTJE_EMAIL: USER.email, OBCESTJE_PASSWORD: USER.password },
    );
    expect([code, errors]).toEqual([0, expect.stringMatching(/2026-11-02 00:00 to 2026-11-05 00:00/)]);
    const { pages } = await readPdf(new Uint8Array(readFileSync(out)));
    expect(pages.map(({ text }) => text).join(" ")).toMatch(/68\s+od\s+72\s+ur/);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["without a session", () => ({}), {}, 401, "UNAUTHENTICATED"],
    ["of another group's device", () => ({}), { account: STRANGER }, 404, "NOT_FOUND"],
    ["of an unknown device", () => ({ clientId: "99999" }), { account: USER }, 404, "NOT_FOUND"],
    ["without a period", () => ({ startTimestamp: "" }), { account: USER }, 400, "BAD_USER_INPUT"],
    [
      "of a reversed period",
      () => ({ endTimestamp: String(FROM - 1) }),
      { account: USER },
      400,
      "BAD_USER_INPUT",
    ],
  ])(
    "%s is refused with a clear error",
    async (_case, overrides, { account }: { account?: Account }, status, code) => {
      const headers: Record<string, string> = account ? { cookie: await cookieOf(account) } : {};
      const response = await fetchReport(
        { clientId: String(stack.fleet.sign.id), ...period, ...overrides() },
        headers,
      );
      expect(response.status).toBe(status);
      expect(((await response.json()) as { error: { code: string } }).error.code).toBe(code);
    },
  );
});
