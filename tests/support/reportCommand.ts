import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../tools/report.mjs", import.meta.url));

/** How a command ended, and what it said. */
export interface CommandEnd {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run report` as it is run, with this environment alone. */
export async function runReport(args: readonly string[], env: Record<string, string>): Promise<CommandEnd> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: Number(code), output, errors };
}
