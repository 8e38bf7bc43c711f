import type { Call } from "../route.js";

/** The id of a thing to remove: the specification says `{id}` and not where it stands. */
export const idOfEither = ({ body, query }: Call) => (body.has("id") ? body.id("id") : query.id("id"));
