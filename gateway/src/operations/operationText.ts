import { createHash } from "node:crypto";
import { type DocumentNode, type FieldNode, Kind, print, type SelectionSetNode, visit } from "graphql";

/** SHA-256 of a text in hexadecimal, as clients compute it for `extensions.persistedQuery`. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * The normal form by which an operation is recognised, however a client writes it: without the `__typename`s
 * that clients add, fragments sorted by name, spaces and comments as graphql-js prints them.
 */
export function normalisedText(document: DocumentNode): string {
  const bare = visit(document, { Field: (node) => (isPlainTypename(node) ? null : undefined) });
  const nameOf = (definition: DocumentNode["definitions"][number]) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : "";
  const definitions = [...bare.definitions].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return print({ kind: Kind.DOCUMENT, definitions });
}

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** The document as Apollo Client and urql send it: `__typename` at the end of every selection but the root's. */
export function withTypenames(document: DocumentNode): DocumentNode {
  const add = (set: SelectionSetNode): SelectionSetNode =>
    set.selections.some((selection) => selection.kind === Kind.FIELD && isPlainTypename(selection))
      ? set
      : { ...set, selections: [...set.selections, TYPENAME] };
  return visit(document, {
    SelectionSet: {
      leave: (node, _key, parent) =>
        parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION ? undefined : add(node),
    },
  });
}

function isPlainTypename({ name, alias, directives }: FieldNode): boolean {
  return name.value === "__typename" && !alias && !directives?.length;
}
