import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findBrowser } from "../../report-renderer/src/browser/findBrowser.js";
import { ADMIN, postHour, USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";
import { documentedBlocks } from "./documentedScripts.js";
import { type Outcome, ShellSession } from "./shellSession.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const blocks = documentedBlocks(readFileSync(join(root, "docs/api.md"), "utf8"));
const hour = Math.floor(Date.now() / 3_600_000) * 3600;

let folder: string;
let stack: Stack;
let shell: ShellSession;
let chromium = false;
/** Output of each block, by its first line. */
const outputs = new Map<number, string>();

beforeAll(async () => {
  stack = await startStack();
  await postHour(stack.fleet.sign, hour - 2 * 3600);
  folder = mkdtempSync(join(tmpdir(), "api-docs-"));
  for (const name of ["schema", "docs", "node_modules"]) symlinkSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, "firmware-4.3.0.bin"), Buffer.alloc(100_000, 7));
  shell = new ShellSession(folder, {
    OBCESTJE: stack.portalUrl,
    EMAIL: USER.email,
    PASSWORD: USER.password,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    GROUP_ID: String(stack.fleet.groupId),
    CLIENT_ID: String(stack.fleet.sign.id),
    ...(await withoutChromium()),
  });
}, 60_000);
afterAll(async () => {
  shell.stop();
  await stack.close();
  rmSync(folder, { recursive: true });
});

/** Without Chromium the month's reports are fetched without their PDFs, and a message says so. */
async function withoutChromium(): Promise<Record<string, string>> {
  chromium = Boolean(await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH ?? ""));
  if (chromium) return {};
  console.warn("No Chromium: PDFs of docs/api.md and docs/examples/monthly-report.sh are NOT TESTED.");
  return { FILES: "csv" };
}

function hasPython(): boolean {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    console.warn("No python3: the Python script of docs/api.md is NOT TESTED.");
    return false;
  }
}

const python = hasPython();

async function runLive(text: string): Promise<Outcome> {
  const timestamp = Math.floor(Date.now() / 1000);
  await stack.fleet.sign.api.post("/device/status", { timestamp, battery: 12.1, alarms: [] });
  return shell.runUntil(text, stack.fleet.sign.name);
}

describe("docs/api.md, read and tried from top to bottom", () => {
  it.each(blocks)(
    "line $line, $kind $name",
    async ({ line, kind, name, text }) => {
      if (kind === "file") return writeFileSync(join(folder, name), text);
      if (text.includes("python3") && !python) return;
      if (text.includes("-o report.pdf") && !chromium) return;
      const { code, output, complaints } = await (kind === "live" ? runLive(text) : shell.run(text));
      outputs.set(line, output);
      if (kind === "shell") expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
      expect(output).not.toMatch(/"errors"|INTERNAL_SERVER_ERROR/);
    },
    60_000,
  );
});

/** Output of the block that contains a text. */
function outputOf(part: string): string {
  const block = blocks.find(({ kind, text }) => kind !== "file" && text.includes(part));
  return outputs.get(block?.line ?? 0) ?? "";
}

describe("what the commands answered", () => {
  it("who asks, and what they see", () => {
    expect(outputOf("{ session {")).toContain(USER.email);
    expect(outputOf("month-v85-by-day")).toMatch(/"v85":\d+/);
    expect(outputOf("node v85.mjs")).toContain(`${stack.fleet.sign.name}: 60 vehicles, V85 `);
  });

  it("the traffic engineer's figures: no whole day yet, quarters whose records are there, vehicles in free flow", () => {
    const mean = JSON.parse(outputOf("dailyTraffic(")).data.client.dailyTraffic;
    expect(mean.average).toEqual({ vehicles: null, days: 0 });
    expect(mean.days).toContainEqual({
      date: expect.any(Number),
      vehicles: 60,
      leftOut: expect.stringMatching(/^NOT_(OVER|COVERED)$/),
    });
    const { columns } = JSON.parse(outputOf("quarterHours(")).data.client.quarterHours;
    expect(columns.vehicles.reduce((sum: number, vehicles: number | null) => sum + (vehicles ?? 0), 0)).toBe(
      60,
    );
    const flow = JSON.parse(outputOf("freeFlow(")).data.client.freeFlow;
    expect([flow.gap, flow.free + flow.following + flow.unknown]).toEqual([4, 60]);
  });

  it("last month's report", () => {
    if (!chromium) return;
    expect(readFileSync(join(folder, "report.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("all readings of the day, page by page", () => {
    if (python) expect(outputOf("readings.py")).toBe("60 of 60 readings\n");
  });

  it("what would happen, then what did; a device that is not there fails alone", () => {
    const [tried, done] = outputOf("NOTES=").split("}}\n", 2);
    expect(tried).toContain('"dryRun":true,"done":1,"failed":1');
    expect(done ?? outputOf("NOTES=")).toContain('"dryRun":false,"done":1,"failed":1');
  });

  it("a firmware's assignment, followed to its end", () => {
    const output = outputOf("assign()");
    expect(output.match(/"assignFirmware":\{"done":1/g)).toHaveLength(2);
    expect(output).toMatch(/"finished":true/);
    expect(output).toMatch(/^event: complete$/m);
  });

  it("a staged rollout, with its pilot first", () => {
    const pilot = `"devices":[{"isPilot":true,"state":"ASSIGNED","client":{"name":"${stack.fleet.sign.name}"}}]`;
    expect(outputOf("startRollout(")).toContain(pilot);
  });

  it("the device's files", () => {
    const lines = readFileSync(join(folder, "raw.csv"), "utf8").trim().split("\n");
    expect(lines).toHaveLength(61);
    const reports = readdirSync(join(folder, "reports"), { recursive: true, encoding: "utf8" });
    for (const { id } of [stack.fleet.sign, stack.fleet.counter])
      expect(reports.join(" ")).toMatch(new RegExp(`\\d{4}-\\d{2}/device-${id}.csv`));
    for (const file of reports.filter((name) => name.endsWith(".pdf")))
      expect(
        readFileSync(join(folder, "reports", file))
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
  });

  it("the public places, for caches", () => {
    const output = outputOf("PublicLocations");
    expect(output).toMatch(/^cache-control: public, max-age=\d+/im);
    expect(output).toContain(stack.fleet.sign.name);
  });
});
