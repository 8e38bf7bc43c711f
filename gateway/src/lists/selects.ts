import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Whether the operation asks for a field of what is being resolved, e.g. one that costs an extra count. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  const has = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      if (selection.kind === Kind.INLINE_FRAGMENT) return has(selection.selectionSet);
      return has(info.fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => has(node.selectionSet));
}
