import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tools/freePort.mjs";
import { ADMIN } from "./testPlatform.js";

const ARGUMENTS = {
  sources: ["--import", "./tools/swc-register.mjs", "platform/src/main.ts"],
  built: ["platform/dist/main.js"],
};
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface PlatformProcess {
  process: ChildProcess;
  url: string;
  output: () => string;
  exit: Promise<number | null>;
  ready: Promise<void>;
}

/** Starts the platform as in production, in its own process, which the caller must end. */
export async function startProcess(
  env: Record<string, string>,
  form: "sources" | "built" = "sources",
): Promise<PlatformProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ARGUMENTS[form], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PLATFORM_PORT: String(port),
      BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
      BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  const streams = [child.stdout, child.stderr].flatMap((stream) => (stream ? [stream] : []));
  const code = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const exit = Promise.all([code, ...streams.map((stream) => once(stream, "close"))]).then(
    ([first]) => first,
  );
  const ready = new Promise<void>((resolve, reject) => {
    let isListening = false;
    for (const stream of streams) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        isListening ||= text.includes("Server listening");
        if (isListening) resolve();
      });
    }
    exit.then(() => reject(new Error(text)));
  });
  ready.catch(() => undefined);
  return { process: child, url: `http://127.0.0.1:${port}`, output: () => text, exit, ready };
}
