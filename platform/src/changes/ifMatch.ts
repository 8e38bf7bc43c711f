import { fieldFault } from "@obcestje/contract/faults.js";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { invalid, refused } from "../errors.js";
import type { App } from "../http/app.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes If-Match: the call changes nothing where what it is about is not as its caller knows it. */
    ifMatch?: boolean;
  }
  interface FastifyRequest {
    /** The ETag of what the caller knows; null where that is not said. */
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

/** Reads If-Match, and refuses it where a route would not heed it. Comes after the guard. */
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
 * Holds a change to what its caller knows.
 * @param etags of what the call is about, as it is now
 * @throws PlatformError PRECONDITION_FAILED where it has changed meanwhile, VALIDATION_FAILED where the call is about several things
 */
export function requireMatch({ ifMatch }: FastifyRequest, etags: readonly (string | undefined)[]): void {
  if (ifMatch === null) return;
  if (etags.length !== 1) throw invalid("If-Match", "ONE_THING_ALONE");
  // Of what is gone the work itself says so.
  if (etags[0] !== undefined && etags[0] !== ifMatch)
    throw refused("PRECONDITION_FAILED", "CHANGED_MEANWHILE", {
      fields: [fieldFault("If-Match", "NOT_CURRENT")],
    });
}
