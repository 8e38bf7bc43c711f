import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";

/** The measures of a document that need no schema. They are those of its largest operation. */
export interface Measures {
  depth: number;
  aliases: number;
  rootFields: number;
  selections: number;
  /** Root fields `signIn` of one operation. */
  signIns: number;
  /** Fields repeated in their selection, counted once for each fragment. */
  repeats: number;
  /** On one field, spread or operation. */
  directives: number;
  /** Of one literal list. */
  listItems: number;
  introspection: Introspection;
  /** True if a variable gives the size of a page: the cost then depends on it. */
  pagedByVariable: boolean;
}

/** The part of the schema that is asked for: none, whether a type has a name, or its contents. */
export type Introspection = "none" | "names" | "schema";

/** The sums of one selection, including fragments. `fields` and `signIns` count only the level itself. */
interface Sums {
  depth: number;
  aliases: number;
  selections: number;
  fields: number;
  signIns: number;
}

/** The argument that limits the items of a list. */
export const PAGE_SIZE = "first";

const NOTHING: Sums = { depth: 0, aliases: 0, selections: 0, fields: 0, signIns: 0 };

/**
 * Measures a document in time linear to its tokens: each fragment is examined once, however often it is
 * spread. A fragment that spreads itself counts nothing there, and validation refuses it.
 */
export function measure(document: DocumentNode): Measures {
  const measuring = new Measuring(document);
  const measures: Measures = {
    depth: 0,
    aliases: 0,
    rootFields: 0,
    selections: 0,
    signIns: 0,
    repeats: 0,
    directives: 0,
    listItems: 0,
    introspection: "none",
    pagedByVariable: false,
  };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const sums = measuring.sumsOf(definition.selectionSet);
    measuring.countDirectives(definition.directives);
    for (const { defaultValue, directives } of definition.variableDefinitions ?? []) {
      measuring.countDirectives(directives);
      if (defaultValue) measuring.countListItems(defaultValue);
    }
    measures.depth = Math.max(measures.depth, sums.depth);
    measures.aliases = Math.max(measures.aliases, sums.aliases);
    measures.rootFields = Math.max(measures.rootFields, sums.fields);
    measures.selections = Math.max(measures.selections, sums.selections);
    measures.signIns = Math.max(measures.signIns, sums.signIns);
  }
  const { repeats, directives, listItems, introspection, pagedByVariable } = measuring;
  return { ...measures, repeats, directives, listItems, introspection, pagedByVariable };
}

class Measuring {
  repeats = 0;
  directives = 0;
  listItems = 0;
  introspection: Introspection = "none";
  pagedByVariable = false;
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly sumsOfFragment = new Map<string, Sums>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
  }

  sumsOf({ selections }: SelectionSetNode): Sums {
    const sums = { ...NOTHING };
    const names = new Set<string>();
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { value } = selection.alias ?? selection.name;
        if (names.has(value)) this.repeats += 1;
        names.add(value);
      }
      this.countDirectives(selection.directives);
      const below = this.sumsBelow(selection);
      sums.depth = Math.max(sums.depth, below.depth);
      sums.aliases += below.aliases;
      sums.selections += below.selections + 1;
      sums.fields += below.fields;
      sums.signIns += below.signIns;
    }
    return sums;
  }

  countDirectives(directives: FieldNode["directives"] = []): void {
    this.directives = Math.max(this.directives, directives.length);
    for (const directive of directives) this.countArguments(directive.arguments);
  }

  countListItems(value: ValueNode): void {
    if (value.kind === Kind.LIST) {
      this.listItems = Math.max(this.listItems, value.values.length);
      for (const item of value.values) this.countListItems(item);
    } else if (value.kind === Kind.OBJECT) {
      for (const field of value.fields) this.countListItems(field.value);
    }
  }

  private sumsBelow(selection: SelectionNode): Sums {
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.sumsOf(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.sumsOfSpread(selection.name.value);
    this.countArguments(selection.arguments);
    const { alias, name, selectionSet } = selection;
    const below = selectionSet ? this.sumsOf(selectionSet) : NOTHING;
    const asksSchema = this.noteIntrospection(selection);
    return {
      // graphql-js limits the nesting of introspection (MaxIntrospectionDepthRule).
      depth: asksSchema ? 1 : below.depth + 1,
      aliases: below.aliases + (alias ? 1 : 0),
      selections: below.selections,
      fields: 1,
      signIns: name.value === "signIn" ? 1 : 0,
    };
  }

  private sumsOfSpread(name: string): Sums {
    const known = this.sumsOfFragment.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    this.sumsOfFragment.set(name, NOTHING);
    const sums = fragment ? this.sumsOf(fragment.selectionSet) : NOTHING;
    if (fragment) this.countDirectives(fragment.directives);
    this.sumsOfFragment.set(name, sums);
    return sums;
  }

  private countArguments(given: FieldNode["arguments"] = []): void {
    for (const { name, value } of given) {
      if (name.value === PAGE_SIZE && value.kind === Kind.VARIABLE) this.pagedByVariable = true;
      this.countListItems(value);
    }
  }

  private noteIntrospection({ name, selectionSet }: FieldNode): boolean {
    if (name.value !== "__schema" && name.value !== "__type") return false;
    const onlyNames =
      name.value === "__type" &&
      selectionSet?.selections.every(
        (selection) => selection.kind === Kind.FIELD && ["name", "__typename"].includes(selection.name.value),
      );
    if (!onlyNames) this.introspection = "schema";
    else if (this.introspection === "none") this.introspection = "names";
    return true;
  }
}
