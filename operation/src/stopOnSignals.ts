import type { FastifyInstance } from "fastify";

/** How long a part may take to end, milliseconds. */
export interface Patience {
  /** For requests under way, if the part has a drain (prepareDrain). */
  drainMs?: number;
  /** For closing. After that the process ends with code 1. */
  closeMs: number;
}

/**
 * Ends the process when the system or the supervisor asks for it (SIGTERM, SIGINT, its channel closed), once,
 * however often it is asked: answers the requests under way, closes, and exits. Anything that hangs is cut
 * off.
 */
export function stopOnSignals(app: FastifyInstance, patience: Patience): void {
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ reason }, "stopping");
    drainAndClose(app, patience).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  // The supervisor is gone: nobody would stop this process any more.
  process.on("disconnect", () => stop("disconnect"));
}

async function drainAndClose(app: FastifyInstance, { drainMs, closeMs }: Patience): Promise<void> {
  if (drainMs !== undefined) await app.drain(drainMs);
  setTimeout(() => process.exit(1), closeMs).unref();
  await app.close();
}
