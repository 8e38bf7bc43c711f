import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isNonNullType,
  typeFromAST,
} from "graphql";

/**
 * Whether a variable's input has, at any depth, a field that must not be null and has a default. graphql-jit refuses
 * such an input where the field is left out; graphql-js fills it in.
 */
export function hasRequiredDefault(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): boolean {
  const seen = new Set<GraphQLInputType>();
  const hasOne = (given: GraphQLInputType): boolean => {
    const type = getNamedType(given);
    if (!isInputObjectType(type) || seen.has(type)) return false;
    seen.add(type);
    return Object.values(type.getFields()).some(
      (field) => (isNonNullType(field.type) && field.defaultValue !== undefined) || hasOne(field.type),
    );
  };
  const variables = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return variables.some(({ type: node }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) && hasOne(type);
  });
}
