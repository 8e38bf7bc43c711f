import type { Call } from "../route.js";

/** The id of a thing to remove: the specification says `{id}`, but not whether in body or query. */
export const idOfEither = ({ body, query }: Call) => (body.has("id") ? body.id("id") : query.id("id"));
