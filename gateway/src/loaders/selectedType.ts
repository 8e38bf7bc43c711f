import type { FieldNode } from "graphql";
import { type Place, selectedFields, selectedNodes } from "../lists/selects.js";
import { typeFor } from "../platform-api/measurementParts.js";

/** By the operation's own nodes, which all devices of a list share. */
const known = new WeakMap<readonly FieldNode[], string>();

/**
 * The `type` that asks a platform for the parts of a measurement that the operation wants, as rows or as
 * columns.
 */
export function selectedType({ fieldNodes, fragments }: Place): string {
  const before = known.get(fieldNodes);
  if (before) return before;
  const asColumns = selectedNodes({ fieldNodes, fragments }).filter(({ name }) => name.value === "columns");
  const type = typeFor(selectedFields({ fieldNodes: [...fieldNodes, ...asColumns], fragments }));
  known.set(fieldNodes, type);
  return type;
}
