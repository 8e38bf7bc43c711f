// One part of the product as a child process: its log, restarts and end.
import { spawn } from "node:child_process";
import { appendFileSync, closeSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { NODE_FLAGS } from "./nodeFlags.mjs";
import { ROOT } from "./setup.mjs";

const RESTART_AFTER_MS = 1_000;
/** A part that keeps dying is not restarted for ever. */
const RESTARTS_A_MINUTE = 5;
/** A part that ends this soon at its first start is set up wrongly: a retry would fail in the same way. */
const FAILED_START_MS = 3_000;
const KILL_AFTER_MS = 10_000;
const SHOWN_LINES = 12;

export class Part {
  #child;
  #stopping = false;
  #deaths = [];
  #logFile;
  #logStart = 0;
  #said = [];
  #env;

  constructor(name, logDir, env) {
    this.name = name;
    this.#env = env;
    this.#logFile = join(logDir, `${name}.log`);
  }

  /**
   * Starts the process, and restarts it whenever it dies unexpectedly.
   * @param onGivenUp called with a message if it dies too often
   * @param onLine if given, called with each line of standard output; such a part logs to standard error
   */
  start(onGivenUp, onLine) {
    // Logs go directly to the file: a pipe would break with this process, and a logger may hang in a broken
    // one.
    const log = openSync(this.#logFile, "a");
    this.#logStart = statSync(this.#logFile).size;
    const child = spawn(
      process.execPath,
      [...(NODE_FLAGS[this.name] ?? []), join(ROOT, this.name, "dist/main.js")],
      {
        cwd: ROOT,
        env: { NODE_ENV: "production", ...process.env, ...this.#env },
        // The channel shows the child when this process is gone, so that no orphan keeps a port.
        stdio: onLine ? ["ignore", "pipe", log, "ipc"] : ["ignore", log, "pipe", "ipc"],
        // In its own process group: Ctrl-C only reaches this process, which then stops the parts in order.
        detached: true,
      },
    );
    closeSync(log);
    this.#child = child;
    const born = Date.now();
    this.#said = [];
    createInterface({ input: onLine ? child.stdout : child.stderr }).on("line", onLine ?? this.#note);
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

  /** The last output of the process since its start: its errors, else the end of its log. */
  lastLines() {
    const logged = readFileSync(this.#logFile).subarray(this.#logStart).toString().trimEnd().split("\n");
    return (this.#said.length > 0 ? this.#said : logged)
      .slice(-SHOWN_LINES)
      .map((line) => `    ${line}`)
      .join("\n");
  }

  #note = (line) => {
    this.#said.push(line);
    appendFileSync(this.#logFile, `${line}\n`);
  };

  /** Asks the process to end, and kills it after ten seconds. */
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
