import { ApolloLink } from "@apollo/client";
import { Kind, OperationTypeNode } from "graphql";
import { down } from "./down";
import { feed, schemaLink } from "./schemaLink";

/** A portal where every query fails, and no event arrives. */
export const allFails = new ApolloLink((operation, forward) => {
  const isStream = operation.operationType === OperationTypeNode.SUBSCRIPTION;
  const fields = operation.query.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  const root = fields.flatMap((field) =>
    field.kind === Kind.FIELD
      ? [[field.name.value, isStream ? () => feed<object>().stream() : () => down()]]
      : [],
  );
  return schemaLink(Object.fromEntries(root)).request(operation, forward);
});
