import type { FastifyInstance } from "fastify";

/** What a part says of itself when it begins. */
export interface StartFacts {
  version: string;
  /** What it keeps to. */
  limits: Record<string, number>;
  /** What an operator may not have meant, in whole sentences. */
  warnings: string[];
  /** What it works on and whom it asks. */
  [more: string]: unknown;
}

/** Once the server listens: one line that says what it is, where, what it works on and keeps to, and what may not be meant. */
export function announceStart(app: FastifyInstance, facts: () => StartFacts | Promise<StartFacts>): void {
  app.addHook("onListen", async () => {
    const { version, ...rest } = await facts();
    const line = { version, node: process.versions.node, address: app.listeningOrigin, ...rest };
    app.log[rest.warnings.length > 0 ? "warn" : "info"](line, "started");
  });
}

/** The sentences whose case holds. */
export function warningsThatHold(cases: readonly (readonly [holds: boolean, sentence: string])[]): string[] {
  return cases.filter(([holds]) => holds).map(([, sentence]) => sentence);
}
