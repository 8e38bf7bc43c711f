import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabases } from "../../platform/src/db/database.js";
import { freePort } from "../../tools/freePort.mjs";
import { NODE_FLAGS } from "../../tools/nodeFlags.mjs";
import { DAY, fillStreet, type RunningPlatform, START, startPlatform } from "./street.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SECRET = "secret-of-the-benchmark-of-32-characters";
const DAYS = 31;
const PLACE = {
  locationName: "Šmartinska cesta čez most",
  locationAddress: "Šmartinska cesta 1, Ljubljana",
  markerPosition: { lat: 46.05, lng: 14.5 },
  speedLimit: 50,
};

/** The built product, each part a process, with one busy street of a month. */
export class ReportStack {
  private renderer: ChildProcess | undefined;
  rendererUrl = "";

  private constructor(
    private readonly folder: string,
    private readonly platform: RunningPlatform,
    private readonly gateway: ChildProcess,
    readonly portalUrl: string,
    private readonly rendererPort: number,
  ) {}

  static async start(): Promise<ReportStack> {
    const folder = mkdtempSync(join(tmpdir(), "bench-report-"));
    const place = { DATABASE_URL: "", DATA_DIR: folder };
    const db = await openDatabases(place);
    const clientId = await fillStreet(db, DAYS);
    await db.write
      .updateTable("client")
      .set({ meta_data: JSON.stringify(PLACE) })
      .execute();
    await db.close();
    const platform = await startPlatform(place, clientId);
    const [port, rendererPort] = [await freePort(), await freePort()];
    const portalUrl = `http://127.0.0.1:${port}`;
    const gateway = await startPart("gateway", portalUrl, {
      GATEWAY_PORT: String(port),
      PUBLIC_URL: portalUrl,
      PLATFORM_URL: platform.url,
      RENDERER_URL: `http://127.0.0.1:${rendererPort}`,
      RENDERER_SECRET: SECRET,
      WEB_DIR: join(ROOT, "web/dist"),
      TILE_URL: "",
    });
    return new ReportStack(folder, platform, gateway, portalUrl, rendererPort);
  }

  /**
   * Restarts the renderer.
   * @param settings of its environment
   */
  async useRenderer(settings: Record<string, string>): Promise<void> {
    await end(this.renderer);
    this.rendererUrl = `http://127.0.0.1:${this.rendererPort}`;
    this.renderer = await startPart("report-renderer", this.rendererUrl, {
      RENDERER_PORT: String(this.rendererPort),
      RENDERER_SECRET: SECRET,
      PORTAL_URL: this.portalUrl,
      PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH ?? "",
      TILE_URL: "",
      LOG_LEVEL: "error",
      ...settings,
    });
  }

  get rendererPid(): number {
    return this.renderer?.pid ?? 0;
  }

  /**
   * The month's report by the portal's link, as people get it.
   * @throws if it is no PDF
   */
  async report(): Promise<Buffer> {
    const query = new URLSearchParams({
      clientId: String(this.platform.clientId),
      startTimestamp: String(START),
      endTimestamp: String(START + DAYS * DAY),
    });
    const response = await fetch(`${this.portalUrl}/pdf/report?${query}`, { headers: this.platform.headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) throw new Error(`${response.status}: ${bytes.toString().slice(0, 300)}`);
    return bytes;
  }

  /** Address of the printed page, with a new key. */
  async pageUrl(): Promise<string> {
    const [startTimestamp, endTimestamp] = [START, START + DAYS * DAY];
    const response = await fetch(`${this.platform.url}/report-key`, {
      method: "POST",
      headers: { ...this.platform.headers, "content-type": "application/json" },
      body: JSON.stringify({ clientId: this.platform.clientId, startTimestamp, endTimestamp }),
    });
    const { sessionKey } = (await response.json()) as { sessionKey: string };
    const query = new URLSearchParams({
      sessionKey,
      fromTimestamp: String(startTimestamp),
      toTimestamp: String(endTimestamp),
      lang: "sl",
    });
    return `${this.portalUrl}/pdfreport/${this.platform.clientId}?${query}`;
  }

  /** Waits for this number of standby pages. */
  async standby(count: number): Promise<void> {
    for (;;) {
      const metrics = await (await fetch(`${this.rendererUrl}/metrics`)).text();
      if (metrics.includes(`renderer_standby_pages ${count}`)) return;
      await sleep(20);
    }
  }

  async close(): Promise<void> {
    for (const part of [this.renderer, this.gateway, this.platform.process]) await end(part);
    rmSync(this.folder, { recursive: true });
  }
}

async function startPart(
  name: "gateway" | "report-renderer",
  url: string,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const flags = name === "gateway" ? NODE_FLAGS.gateway : [];
  const child = spawn(process.execPath, [...flags, join(ROOT, name, "dist/main.js")], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  while (
    !(await fetch(`${url}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (child.exitCode !== null) throw new Error(`${name} did not start.`);
    await sleep(50);
  }
  return child;
}

async function end(part: ChildProcess | undefined): Promise<void> {
  if (!part || part.exitCode !== null) return;
  part.kill("SIGTERM");
  await once(part, "exit");
}
