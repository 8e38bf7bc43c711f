// One part of the product as a child process: its log, its restarts, its end.
import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "./setup.mjs";

const RESTART_AFTER_MS = 1_000;
/** A part that keeps dying is not restarted for ever. */
const RESTARTS_A_MINUTE = 5;
/** A part that ends this soon at its first start is set up wrongly: another try would end the same way. */
const FAILED_START_MS = 3_000;
const KILL_AFTER_MS = 10_000;
const SHOWN_LINES = 12;

export class Part {
  #child;
  #stopping = false;
  #deaths = [];
  #logFile;
  #logStart = 0;
  #env;

  constructor(name, logDir, env) {
    this.name = name;
    this.#env = env;
    this.#logFile = join(logDir, `${name}.log`);
  }

  /**
   * Starts the process, and again whenever it dies unasked.
   * @param onGivenUp called with a message where it dies too often
   * @param onLine where given, called with each line of standard output, which then stays out of the log
   */
  start(onGivenUp, onLine) {
    // Straight into the file: a pipe would break with this process, and a writer to a broken pipe can hang in it.
    const log = openSync(this.#logFile, "a");
    this.#logStart = statSync(this.#logFile).size;
    const child = spawn(process.execPath, [join(ROOT, this.name, "dist/main.js")], {
      cwd: ROOT,
      env: { NODE_ENV: "production", ...process.env, ...this.#env },
      // The channel tells the child when this process is gone, so that no orphan keeps a port.
      stdio: ["ignore", onLine ? "pipe" : log, log, "ipc"],
      // A process group of its own: Ctrl-C reaches this process alone, which then stops the parts in order.
      detached: true,
    });
    closeSync(log);
    this.#child = child;
    const born = Date.now();
    if (onLine) createInterface({ input: child.stdout }).on("line", onLine);
    child.once("exit", () => {
      if (this.#stopping) return;
      const now = Date.now();
      const neverWorked = this.#deaths.length === 0 && now - born < FAILED_START_MS;
      this.#deaths = [...this.#deaths.filter((at) => now - at < 60_000), now];
      if (neverWorked || this.#deaths.length > RESTARTS_A_MINUTE) {
        onGivenUp(`${this.name} ${neverWorked ? "did not start" : "keeps ending"}:\n${this.lastLines()}`);
        return;
      }
      setTimeout(() => !this.#stopping && this.start(onGivenUp, onLine), RESTART_AFTER_MS);
    });
  }

  /** The end of what the process wrote since it was started. */
  lastLines() {
    const written = readFileSync(this.#logFile).subarray(this.#logStart).toString().trimEnd();
    return written
      .split("\n")
      .slice(-SHOWN_LINES)
      .map((line) => `    ${line}`)
      .join("\n");
  }

  /** Asks the process to end, and makes it after ten seconds. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      const timer = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
      child.once("exit", () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill("SIGTERM");
    });
  }
}
