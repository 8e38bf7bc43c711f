import { DEMO_ACCOUNTS, DEMO_KEY, makeDemo } from "./demo/demo.js";
import { type Env, readEnv } from "./env.js";
import { tick } from "./live/tick.js";
import { buildServer } from "./server.js";

const TICK_MS = 5_000;

const now = () => Math.floor(Date.now() / 1_000);

await run();

async function run(): Promise<void> {
  const { port, switches } = envOrEnd();
  let upTo = now();
  const { store, random, devices } = makeDemo(upTo);
  const server = buildServer({ switches, data: store });
  try {
    const address = await server.listen({ host: "127.0.0.1", port });
    const accounts = DEMO_ACCOUNTS.map(({ email, password }) => `${email} / ${password}`);
    process.stdout.write(`Plain platform at ${address}: ${accounts.join(", ")}; view-only key ${DEMO_KEY}\n`);
  } catch (error) {
    end(error);
  }
  const timer = setInterval(() => {
    const from = upTo;
    upTo = now();
    tick(store, random, devices, from, upTo);
  }, TICK_MS);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => {
      clearInterval(timer);
      void server.close();
    });
}

function envOrEnd(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    return end(error);
  }
}

function end(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
