import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** The fields that the operation asks for of what is being resolved; those that it may leave out count, too. */
export function selectedFields(info: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>();
  const gather = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) gather(selection.selectionSet);
      else gather(info.fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const node of info.fieldNodes) gather(node.selectionSet);
  return names;
}

/** Whether the operation asks for a field of what is being resolved, e.g. one that costs an extra count. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  return selectedFields(info).has(field);
}
