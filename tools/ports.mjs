// Ports: checks that they are free, and waits until somebody answers.
import { createServer } from "node:net";

/** The port in a variable. Ends the process with a clear message if it is none. */
export function readPort(variable, usual) {
  const port = Number(process.env[variable] ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${variable} must be a port, 1 to 65535; it is "${process.env[variable]}".`);
  process.exit(1);
}

/** Ends the process with a clear message if a needed port is taken. @param ports name → number */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    console.error(`\n  ✘ Port ${port} (${name}) is in use. Is Obcestje running already?`);
    process.exit(1);
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Resolves when the address answers 200. @param onLate called if it has not after `timeoutMs` */
export async function waitUntilReady(url, timeoutMs, onLate) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await onLate();
}
