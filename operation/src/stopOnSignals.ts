import type { FastifyInstance } from "fastify";

/** How long a part may take over its end, milliseconds. */
export interface Patience {
  /** Over what is under way, where the part has a drain (prepareDrain). */
  drainMs?: number;
  /** Over closing; then the process ends with code 1. */
  closeMs: number;
}

/**
 * Once the system or the supervisor says so (SIGTERM, SIGINT, its channel closed): answers what is under way, closes, and ends the process,
 * however often it is told. What hangs is cut off.
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
