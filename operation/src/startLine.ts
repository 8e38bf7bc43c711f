import type { FastifyInstance } from "fastify";

/** Facts that a part logs when it starts. */
export interface StartFacts {
  version: string;
  limits: Record<string, number>;
  /** Settings that an operator may not have meant, in whole sentences. */
  warnings: string[];
  /** The things it works on, and the parts it calls. */
  [more: string]: unknown;
}

/** Logs one line once the server listens: name, version, address, facts, limits and warnings. */
export function announceStart(app: FastifyInstance, facts: () => StartFacts | Promise<StartFacts>): void {
  app.addHook("onListen", async () => {
    const { version, ...rest } = await facts();
    const line = { version, node: process.versions.node, address: app.listeningOrigin, ...rest };
    app.log[rest.warnings.length > 0 ? "warn" : "info"](line, "started");
  });
}

/** The sentences whose condition holds. */
export function warningsThatHold(cases: readonly (readonly [holds: boolean, sentence: string])[]): string[] {
  return cases.filter(([holds]) => holds).map(([, sentence]) => sentence);
}
