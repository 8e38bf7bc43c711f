import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Where an operation asks for something. */
export type Place = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/** What the operation asks for of what is being resolved, one node for each time it asks; those that it may leave out, too. */
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

/** The names of the fields that the operation asks for of what is being resolved. */
export function selectedFields(place: Place): Set<string> {
  return new Set(selectedNodes(place).map(({ name }) => name.value));
}

/** Whether the operation asks for a field of what is being resolved, e.g. one that costs an extra count. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  return selectedFields(info).has(field);
}
