import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** A place in an operation where something is asked for. */
export type Place = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * The nodes by which the operation selects the value being resolved, one for each time. Includes those that
 * it may leave out.
 */
export function selectedNodes({ fieldNodes, fragments }: Place): FieldNode[] {
  const nodes: FieldNode[] = [];
  const gather = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) nodes.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) gather(selection.selectionSet);
      else gather(fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const node of fieldNodes) gather(node.selectionSet);
  return nodes;
}

/** Names of the fields that the operation selects of the value being resolved. */
export function selectedFields(place: Place): Set<string> {
  return new Set(selectedNodes(place).map(({ name }) => name.value));
}

/** True if the operation selects a field of the value being resolved, e.g. one that costs an extra count. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  return selectedFields(info).has(field);
}
