import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tools/freePort.mjs";
import { NODE_FLAGS } from "../../tools/nodeFlags.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A built part as a process of its own, always at the same address. */
export class BuiltPart {
  private child: ChildProcess | undefined;
  private said = "";

  private constructor(
    readonly name: "gateway" | "report-renderer",
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  /**
   * @param portName variable for the port to listen on
   * @param given a free port that others know already
   */
  static async at(
    name: "gateway" | "report-renderer",
    portName: string,
    env: Record<string, string>,
    given?: number,
  ): Promise<BuiltPart> {
    const port = given ?? (await freePort());
    return new BuiltPart(name, port, { [portName]: String(port), HOST: "127.0.0.1", ...env });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Id of its process; 0 before its start. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Its log since it was started. */
  get output(): string {
    return this.said;
  }

  /**
   * Resolves once it listens.
   * @throws with its output if it ends instead
   */
  async start(): Promise<void> {
    const flags = this.name === "gateway" ? NODE_FLAGS.gateway : [];
    const child = spawn(process.execPath, [...flags, `${this.name}/dist/main.js`], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...this.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    this.said = "";
    let isListening = false;
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (chunk: string) => {
          this.said += chunk;
          // A long log is not searched again with each line.
          isListening ||= this.said.includes("Server listening");
          if (isListening) resolve();
        });
      child.once("exit", () => reject(new Error(this.said)));
    });
  }

  /** @returns its exit code; null if a signal ended it */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exit = once(child, "exit");
    child.kill(signal);
    const [code] = (await exit) as [number | null];
    return code;
  }
}
