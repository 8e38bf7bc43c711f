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
import type { ApiError } from "../errors.js";
import { COST_AT_MOST } from "../limits.js";
import { overLimit } from "./documentFaults.js";
import { PAGE_SIZE } from "./measures.js";

/** Assumed number of items in a list that has no page size. */
export const ASSUMED_ITEMS = 10;

type Variables = Readonly<Record<string, unknown>>;

/** The error if an operation of a document may return more objects than allowed. */
export function costFault(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): ApiError | undefined {
  const costs = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? costOf(schema, document, definition, variables) : 0,
  );
  const cost = Math.max(0, ...costs);
  return cost > COST_AT_MOST
    ? overLimit(cost, COST_AT_MOST, "objects by its page sizes (its cost)")
    : undefined;
}

/**
 * The number of objects that an operation may return. Each object field counts one, and a list counts once
 * for each of its items (`first` of its connection, else ASSUMED_ITEMS), each with everything below. Scalars
 * and fields unknown to the schema count nothing. The time is linear to the tokens.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
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
    private readonly variables: Variables,
  ) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
  }

  /** @param page items of the lists directly below, if their connection's field says so */
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
    // A fragment that spreads itself is refused by validation, which comes later.
    this.costOfFragment.set(key, 0);
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
    const argument = field.args.find(({ name }) => name === PAGE_SIZE);
    if (!argument) return undefined;
    const given = node.arguments?.find(({ name }) => name.value === PAGE_SIZE)?.value;
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
