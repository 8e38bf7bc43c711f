import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Outcome {
  code: number | null;
  output: string;
  complaints: string;
}

/** A reader's shell: variables set in one block are there in the next. */
export class ShellSession {
  private readonly running = new Set<number>();

  constructor(
    private readonly folder: string,
    private readonly variables: Readonly<Record<string, string>>,
  ) {
    writeFileSync(this.state, "");
  }

  private get state(): string {
    return join(this.folder, ".variables");
  }

  run(block: string): Promise<Outcome> {
    return this.start(`${block}\ndeclare -px > .variables`, () => false);
  }

  /** Runs a block until its output contains a text, then stops it like Ctrl-C. */
  runUntil(block: string, text: string): Promise<Outcome> {
    return this.start(block, (output) => output.includes(text));
  }

  /** Kills blocks that are still running. */
  stop(): void {
    for (const group of this.running) process.kill(-group, "SIGKILL");
  }

  private start(block: string, isEnough: (output: string) => boolean): Promise<Outcome> {
    const variables = existsSync(this.state) ? readFileSync(this.state, "utf8") : "";
    const script = `${variables}\nset -a -euo pipefail\n${block}\n`;
    const env = { ...this.variables, PATH: process.env.PATH ?? "", HOME: this.folder };
    // A process group of its own, so all of it can be stopped.
    const shell = spawn("bash", ["-c", script], { cwd: this.folder, env, detached: true });
    const { pid: group } = shell;
    if (group !== undefined) this.running.add(group);
    return new Promise((resolve, reject) => {
      let output = "";
      let complaints = "";
      shell.stdout.on("data", (chunk: Buffer) => {
        output += chunk;
        if (group !== undefined && isEnough(output) && this.running.delete(group))
          process.kill(-group, "SIGINT");
      });
      shell.stderr.on("data", (chunk: Buffer) => {
        complaints += chunk;
      });
      shell.once("error", reject);
      shell.once("close", (code) => {
        if (group !== undefined) this.running.delete(group);
        resolve({ code, output, complaints });
      });
    });
  }
}
