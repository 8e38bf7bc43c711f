import type { FieldNode, GraphQLResolveInfo } from "graphql";
import { selectedFields } from "../lists/selects.js";
import { typeFor } from "../platform-api/measurementParts.js";

/** By the operation's own nodes, which all devices of a list share. */
const known = new WeakMap<readonly FieldNode[], string>();

/** The `type` that asks a platform for what the operation wants of a measurement. */
export function selectedType(info: GraphQLResolveInfo): string {
  const before = known.get(info.fieldNodes);
  if (before) return before;
  const type = typeFor(selectedFields(info));
  known.set(info.fieldNodes, type);
  return type;
}
