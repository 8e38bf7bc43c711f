import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Items of a list that has no page size. */
export const ASSUMED_ITEMS = 20;

/**
 * How many objects an operation may lead to: each object field counts one, a list as often as it has items
 * (`first` of its connection, else ASSUMED_ITEMS), with everything below it. Scalars count nothing.
 * The document must be valid; time is linear to its tokens.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const root = schema.getRootType(operation.operation);
  return root ? new Costing(schema, document, variables).ofSet(operation.selectionSet, root, undefined) : 0;
}

class Costing {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly costOfFragment = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
  }

  /** @param page items of the lists right below, where their connection's field says it */
  ofSet(set: SelectionSetNode, type: GraphQLNamedType, page: number | undefined): number {
    return set.selections.reduce((sum, selection) => sum + this.ofSelection(selection, type, page), 0);
  }

  private ofSelection(selection: SelectionNode, type: GraphQLNamedType, page: number | undefined): number {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, type, page);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value, page);
    return this.ofSet(selection.selectionSet, this.typeOn(selection.typeCondition?.name.value) ?? type, page);
  }

  private ofFragment(name: string, page: number | undefined): number {
    const key = `${name} ${page ?? ""}`;
    const known = this.costOfFragment.get(key);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    const type = fragment && this.typeOn(fragment.typeCondition.name.value);
    const cost = fragment && type ? this.ofSet(fragment.selectionSet, type, page) : 0;
    this.costOfFragment.set(key, cost);
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType, page: number | undefined): number {
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    // Introspection has limits of its own.
    if (!field || !node.selectionSet) return 0;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return 0;
    const below = 1 + this.ofSet(node.selectionSet, type, this.pageSize(node, field));
    return isListType(getNullableType(field.type)) ? below * (page ?? ASSUMED_ITEMS) : below;
  }

  private pageSize(node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
    const argument = field.args.find(({ name }) => name === "first");
    if (!argument) return undefined;
    const given = node.arguments?.find(({ name }) => name.value === "first")?.value;
    const value =
      given?.kind === Kind.VARIABLE
        ? this.variables[given.name.value]
        : given?.kind === Kind.INT
          ? Number(given.value)
          : undefined;
    const size = value ?? argument.defaultValue;
    return typeof size === "number" && size >= 0 ? size : ASSUMED_ITEMS;
  }

  private typeOn(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.schema.getType(name);
  }
}
