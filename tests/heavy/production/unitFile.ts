import { readFileSync } from "node:fs";

/** The parts of a unit file that decide how its process runs. */
export interface Unit {
  start: string[];
  /** Run afterwards; the unit counts as started once this has succeeded. */
  startPost: string[] | undefined;
  environment: Record<string, string>;
  environmentFiles: string[];
  folder: string;
  killSignal: NodeJS.Signals;
  /** Milliseconds until it would be killed. */
  stopTimeoutMs: number;
}

/**
 * Reads a unit file like systemd, as far as ours need it.
 * @param instance value of %i
 * @param here maps paths and addresses to the test's own
 */
export function readUnit(path: string, instance: string, here: (text: string) => string): Unit {
  const settings = new Map<string, string[]>();
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const [, name, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    settings.set(name, [...(settings.get(name) ?? []), here(value.replaceAll("%i", instance))]);
  }
  const all = (name: string) => settings.get(name) ?? [];
  const one = (name: string): string => {
    const [value, ...more] = all(name);
    if (value === undefined || more.length > 0) throw new Error(`${path} needs one ${name}.`);
    return value;
  };
  return {
    start: one("ExecStart").split(" "),
    startPost: all("ExecStartPost")[0]?.split(" "),
    environment: Object.fromEntries(all("Environment").map(readVariable)),
    environmentFiles: all("EnvironmentFile"),
    folder: one("WorkingDirectory"),
    killSignal: one("KillSignal") as NodeJS.Signals,
    stopTimeoutMs: Number(settings.get("TimeoutStopSec")?.[0] ?? 90) * 1000,
  };
}

/** The variables of an environment file. */
export function readEnvironmentFile(path: string): Record<string, string> {
  const lines = readFileSync(path, "utf8").split("\n");
  return Object.fromEntries(lines.filter((line) => /^[A-Z]/.test(line)).map(readVariable));
}

function readVariable(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
