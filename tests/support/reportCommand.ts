import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../tools/report.mjs", import.meta.url));

/** Exit code and output of a command. */
export interface CommandEnd {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run report` as users do, with only this environment. */
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
