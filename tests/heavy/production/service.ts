import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { readEnvironmentFile, readUnit } from "./unitFile.js";

/** A process run as systemd runs its unit file: with nothing from the test's own environment but PATH. */
export class Service {
  private child: ChildProcess | undefined;

  /** @param here maps paths and addresses to the test's own */
  constructor(
    private readonly unitFile: string,
    private readonly instance: string,
    private readonly here: (text: string) => string,
    private readonly log: string,
  ) {}

  /**
   * Resolves once the unit counts as started.
   * @throws with the log's end if it fails
   */
  async start(): Promise<void> {
    const unit = readUnit(this.unitFile, this.instance, this.here);
    const output = openSync(this.log, "a");
    this.child = this.spawn(unit.start, output);
    closeSync(output);
    if (!unit.startPost) return;
    // Like systemd it waits for nothing else, even if the process itself has ended.
    const post = this.spawn(unit.startPost, "ignore", { MAINPID: String(this.child.pid) });
    const [code] = (await once(post, "exit")) as [number | null];
    if (code === 0) return;
    throw new Error(`${this.unitFile} ${this.instance} did not start:\n${this.output().slice(-3_000)}`);
  }

  /**
   * Runs a oneshot unit to its end.
   * @returns its exit code
   */
  async run(): Promise<number | null> {
    await this.start();
    if (!this.child) throw new Error("not started");
    if (this.child.exitCode !== null) return this.child.exitCode;
    const [code] = (await once(this.child, "exit")) as [number | null];
    return code;
  }

  /**
   * Like `systemctl stop`.
   * @returns how it ended; "killed" if it took longer than the unit allows
   */
  async stop(): Promise<number | "killed" | null> {
    const { killSignal, stopTimeoutMs } = readUnit(this.unitFile, this.instance, this.here);
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return null;
    const ended = once(this.child, "exit") as Promise<[number | null]>;
    this.child.kill(killSignal);
    const timer = setTimeout(() => this.child?.kill("SIGKILL"), stopTimeoutMs);
    const [code] = await ended;
    clearTimeout(timer);
    return code ?? "killed";
  }

  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
  }

  /** Its output since the first start. */
  output(): string {
    return readFileSync(this.log, "utf8");
  }

  private spawn(
    [program = "", ...options]: string[],
    output: number | "ignore",
    more: Record<string, string> = {},
  ): ChildProcess {
    const unit = readUnit(this.unitFile, this.instance, this.here);
    const files = unit.environmentFiles.map(readEnvironmentFile);
    return spawn(program, options, {
      cwd: unit.folder,
      env: Object.assign({ PATH: process.env.PATH }, unit.environment, ...files, more) as NodeJS.ProcessEnv,
      stdio: ["ignore", output, output],
    });
  }
}
