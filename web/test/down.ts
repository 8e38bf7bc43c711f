import { GraphQLError } from "graphql";

/** A root field whose platform does not answer. */
export function down(): never {
  throw new GraphQLError("down", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
}
