import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PlatformProcess, startProcess } from "../../../platform/test/process.js";
import { freePort } from "../../../tools/freePort.mjs";
import { startPostgres } from "../../../tools/postgres.mjs";
import { BuiltPart } from "../../support/builtPart.js";

export type Engine = "sqlite" | "postgres";
export const PARTS = ["platform", "gateway", "report-renderer"] as const;
export type PartName = (typeof PARTS)[number];

const SECRET = "secret-of-the-heavy-tests-32-characters";
const ERROR_LEVEL = 50;

/** The built product, each part a process of its own, on an empty database. */
export class Product {
  private constructor(
    readonly platform: PlatformProcess,
    readonly gateway: BuiltPart,
    private readonly renderer: BuiltPart,
    private readonly removeData: () => Promise<void>,
  ) {}

  /** @param more environment of each part, besides the usual */
  static async start(engine: Engine, more: Record<string, string> = {}): Promise<Product> {
    const folder = mkdtempSync(join(tmpdir(), "product-"));
    const postgres = engine === "postgres" ? await startPostgres() : undefined;
    const platform = await startProcess(
      {
        DATA_DIR: folder,
        NODE_ENV: "production",
        ...more,
        ...(postgres && { DATABASE_URL: postgres.url("postgres") }),
      },
      "built",
    );
    await platform.ready;
    const port = await freePort();
    const portalUrl = `http://127.0.0.1:${port}`;
    const shared = { RENDERER_SECRET: SECRET, TILE_URL: "", ...more };
    const renderer = await BuiltPart.at("report-renderer", "RENDERER_PORT", {
      ...shared,
      PORTAL_URL: portalUrl,
      PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH ?? "",
    });
    const gateway = await BuiltPart.at(
      "gateway",
      "GATEWAY_PORT",
      { ...shared, PLATFORM_URL: platform.url, PUBLIC_URL: portalUrl, RENDERER_URL: renderer.url },
      port,
    );
    await gateway.start();
    await renderer.start();
    return new Product(platform, gateway, renderer, async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Id of the process that a part was started with. */
  pidOf(part: PartName): number {
    if (part === "platform") return this.platform.process.pid ?? 0;
    return part === "gateway" ? this.gateway.pid : this.renderer.pid;
  }

  /** All output of a part since its start. */
  outputOf(part: PartName): string {
    if (part === "platform") return this.platform.output();
    return (part === "gateway" ? this.gateway : this.renderer).output;
  }

  /** All lines of level error, and those that are no log. */
  errorLines(): string[] {
    const lines = PARTS.flatMap((part) => this.outputOf(part).split("\n"));
    return lines.filter((line) => line !== "" && isError(line));
  }

  async close(): Promise<void> {
    await this.renderer.end("SIGTERM");
    await this.gateway.end("SIGTERM");
    this.platform.process.kill("SIGTERM");
    await this.platform.exit;
    await this.removeData();
  }
}

function isError(line: string): boolean {
  try {
    return (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL;
  } catch {
    return true;
  }
}
