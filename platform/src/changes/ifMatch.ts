import { fieldFault } from "@obcestje/contract/faults.js";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { invalid, refused } from "../errors.js";
import type { App } from "../http/app.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Accepts If-Match: the call changes nothing if its target is not in the state that the caller knows. */
    ifMatch?: boolean;
  }
  interface FastifyRequest {
    /** The ETag that the caller knows; null if not given. */
    ifMatch: string | null;
  }
}

export const IF_MATCH_HEADER = Type.Optional(
  Type.String({
    maxLength: 100,
    description:
      "The etag of what the change was made from, in quotation marks: 412, and nothing is changed, where it is another by now",
  }),
);

const ONE_ETAG = /^"([\x21\x23-\x7e]{1,80})"$/;

/** Reads If-Match, and refuses it on routes that would not respect it. Comes after the guard. */
export function readIfMatch(app: App): void {
  app.decorateRequest("ifMatch", null);
  app.addHook("onRequest", async (request) => {
    request.revisions = [];
    const sent = request.headers["if-match"];
    if (sent === undefined || request.is404) return;
    if (!request.routeOptions.config.ifMatch) throw invalid("If-Match", "NOT_FOR_CALL");
    const [, etag] = ONE_ETAG.exec(sent) ?? [];
    if (etag === undefined) throw invalid("If-Match", "NOT_AN_ETAG");
    request.ifMatch = etag;
  });
}

/**
 * Holds a change to the state that its caller knows.
 * @param etags current etags of the call's targets
 * @throws PlatformError PRECONDITION_FAILED if it has changed meanwhile, VALIDATION_FAILED if the call has
 * several targets
 */
export function requireMatch({ ifMatch }: FastifyRequest, etags: readonly (string | undefined)[]): void {
  if (ifMatch === null) return;
  if (etags.length !== 1) throw invalid("If-Match", "ONE_THING_ALONE");
  // If it is gone, the work itself reports that.
  if (etags[0] !== undefined && etags[0] !== ifMatch)
    throw refused("PRECONDITION_FAILED", "CHANGED_MEANWHILE", {
      fields: [fieldFault("If-Match", "NOT_CURRENT")],
    });
}
