import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

function seconds(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new GraphQLError("UnixTime must be a whole number of seconds", {
    extensions: { code: "BAD_USER_INPUT" },
  });
}

/** Instants in Unix seconds, UTC. Wider than Int, which ends in 2038. */
export const UnixTime = new GraphQLScalarType<number, number>({
  name: "UnixTime",
  description: "An instant in whole Unix seconds, UTC.",
  serialize: seconds,
  parseValue: seconds,
  parseLiteral: (node) => seconds(node.kind === Kind.INT ? Number(node.value) : undefined),
});
