import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tools/freePort.mjs";
import { ADMIN } from "../src/demo/accounts.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The real platform as a process of its own, on a data folder of its own, with the demo's administrator. */
export class TestPlatform {
  private process: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    private readonly port: number,
  ) {}

  static async create(): Promise<TestPlatform> {
    const platform = new TestPlatform(await mkdtemp(join(tmpdir(), "simulator-test-")), await freePort());
    await platform.start();
    return platform;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it (again), on the same port and data. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ["--import", "./tools/swc-register.mjs", "platform/src/main.ts"], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "test",
        PLATFORM_PORT: String(this.port),
        DATA_DIR: join(this.folder, "data"),
        BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
        BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.process = child;
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    await new Promise<void>((listening, failed) => {
      child.once("exit", () => failed(new Error(`the platform did not start: ${errors}`)));
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.includes("Server listening")) listening();
      });
    });
  }

  /** As kill -9 does. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true });
  }
}
