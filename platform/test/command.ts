import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface CommandRun {
  process: ChildProcess;
  /** Resolves when it ends. */
  done: Promise<{ code: number | null; output: string }>;
}

/** Runs one of the platform's commands from its sources. @param onOutput called with all output so far */
export function startCommand(
  name: "backup" | "restore" | "moveToPostgres" | "dealOut" | "takeFactors",
  env: Record<string, string>,
  options: string[] = [],
  onOutput: (text: string) => void = () => undefined,
): CommandRun {
  const file = `platform/src/cli/${name}.ts`;
  const child = spawn(process.execPath, ["--import", "./tools/swc-register.mjs", file, ...options], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      onOutput(output);
    });
  const done = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, output }));
  });
  return { process: child, done };
}
