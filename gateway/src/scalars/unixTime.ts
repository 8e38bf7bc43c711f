import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";

/** @param node its place in an operation's text, if any */
function seconds(value: unknown, node?: ValueNode): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new GraphQLError("UnixTime must be a whole number of seconds", {
    ...(node ? { nodes: node } : {}),
    extensions: { code: "BAD_USER_INPUT" },
  });
}

/** Instants in Unix seconds, UTC. Wider than Int, which ends in 2038. */
export const UnixTime = new GraphQLScalarType<number, number>({
  name: "UnixTime",
  description: "An instant in whole Unix seconds, UTC.",
  serialize: (value) => seconds(value),
  parseValue: (value) => seconds(value),
  parseLiteral: (node) => seconds(node.kind === Kind.INT ? Number(node.value) : undefined, node),
});
