import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

/**
 * For addresses that people entered. They check what a name resolves to in the look-up of the connection itself: a
 * name whose answer changes between check and connection gains nothing. One address that is not public refuses them
 * all.
 */
export const FILTERING = {
  "http:": new RequestFilteringHttpAgent({ keepAlive: false }),
  "https:": new RequestFilteringHttpsAgent({ keepAlive: false }),
};

/** True for the refusal of these agents: their error has no code and no class of its own. */
export const isFiltered = (error: unknown): boolean =>
  error instanceof Error && /^DNS lookup .+ is not allowed/.test(error.message);
