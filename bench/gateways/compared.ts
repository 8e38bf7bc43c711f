import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Report } from "./reportCpu.js";

const BENCH = fileURLToPath(new URL("..", import.meta.url));
const LOADER = ["--import", fileURLToPath(new URL("../../tools/swc-register.mjs", import.meta.url))];

/** A process that is measured from outside. */
export class Compared {
  private constructor(
    readonly name: string,
    private readonly process: ChildProcess,
    readonly port: number,
  ) {}

  /** Starts a file (in bench/ unless the path is absolute) and waits until it listens; `flags` are Node's. */
  static async start(
    name: string,
    file: string,
    env: Record<string, string> = {},
    flags: readonly string[] = [],
  ): Promise<Compared> {
    const child = fork(resolve(BENCH, file), {
      env: { ...process.env, NODE_ENV: "production", ...env },
      execArgv: [...(file.endsWith(".ts") ? LOADER : []), ...flags],
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once("message", (message: { port: number }) => resolve(message.port));
      child.once("exit", () => reject(new Error(`${name} did not start`)));
    });
    return new Compared(name, child, port);
  }

  /** Usage of the process so far. */
  report(): Promise<Report> {
    return new Promise((resolve) => {
      this.process.once("message", (report: Report) => resolve(report));
      this.process.send("report");
    });
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  stop(): void {
    this.process.kill();
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * One request over a kept connection; resolves to its body.
 * @throws if the status is not 200
 */
export function call(port: number, path: string, sessionId: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "x-session-id": sessionId, ...(body ? { "content-type": "application/json" } : {}) };
    const sent = request(
      { host: "127.0.0.1", port, path, agent, method: body ? "POST" : "GET", headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${response.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
