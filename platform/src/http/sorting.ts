import Type from "typebox";
import { CursorQuery } from "./paging.js";

/** `limit`, `cursor` and `sort` (a name, or -name for descending) of a list that can grow. */
export function sortedQuery<Name extends string>(names: readonly Name[]) {
  const values = names.flatMap((name) => [name, `-${name}` as const]);
  return Type.Object({
    ...CursorQuery.properties,
    sort: Type.Optional(Type.Enum(values, { description: "-name sorts descending" })),
  });
}

/** A sort's name and direction. */
export function readSort<Name extends string>(
  sort: Name | `-${Name}` | undefined,
  usual: Name | `-${Name}`,
): { name: Name; descending: boolean } {
  const wanted = sort ?? usual;
  const descending = wanted.startsWith("-");
  return { name: (descending ? wanted.slice(1) : wanted) as Name, descending };
}
