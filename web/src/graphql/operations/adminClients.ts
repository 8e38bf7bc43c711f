import { type SkipToken, useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type * as Types from "../generated";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CreateClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"deviceKey"}}]}}]}}]} as unknown as DocumentNode<Types.CreateClientMutation, Types.CreateClientMutationVariables>;
export const ClientsWithConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientsWithConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasConfig"}}]}}]}}]} as unknown as DocumentNode<Types.ClientsWithConfigQuery, Types.ClientsWithConfigQueryVariables>;
export function useCreateClientMutation(options?: useMutation.Options<Types.CreateClientMutation, Types.CreateClientMutationVariables>) {
  return useMutation(CreateClientDocument, options);
}
export function useClientsWithConfigQuery(options?: SkipToken | useQuery.Options<Types.ClientsWithConfigQuery, Types.ClientsWithConfigQueryVariables>) {
  return useQuery(ClientsWithConfigDocument, options ?? {});
}
export function useClientsWithConfigLazyQuery(options?: useLazyQuery.Options<Types.ClientsWithConfigQuery, Types.ClientsWithConfigQueryVariables>) {
  return useLazyQuery(ClientsWithConfigDocument, options);
}