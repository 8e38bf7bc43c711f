import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** @param node its place in an operation's text, if any */
function secondsOf(value: unknown, node?: ValueNode): number {
  const [, hours, minutes, seconds = "0"] = (typeof value === "string" && CLOCK.exec(value)) || [];
  if (hours !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  throw new GraphQLError("LocalTime must be HH:mm or HH:mm:ss", {
    ...(node ? { nodes: node } : {}),
    extensions: { code: "BAD_USER_INPUT" },
  });
}

function clockOf(value: unknown): string {
  const seconds = Number(value);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[2] === 0 ? parts.slice(0, 2) : parts).map((part) => String(part).padStart(2, "0")).join(":");
}

/** The time on a local clock: seconds from midnight inside, `HH:mm` or `HH:mm:ss` outside. */
export const LocalTime = new GraphQLScalarType<number, string>({
  name: "LocalTime",
  description: "What a local clock shows, `HH:mm` or `HH:mm:ss`, from 00:00 to 23:59:59.",
  serialize: clockOf,
  parseValue: (value) => secondsOf(value),
  parseLiteral: (node) => secondsOf(node.kind === Kind.STRING ? node.value : undefined, node),
});
