import { type SkipToken, useLazyQuery, useQuery } from "@apollo/client/react";
import type * as Types from "../generated";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Signs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"staticTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<Types.SignsQuery, Types.SignsQueryVariables>;
export function useSignsQuery(options: SkipToken | useQuery.Options<Types.SignsQuery, Types.SignsQueryVariables>) {
  return useQuery(SignsDocument, options);
}
export function useSignsLazyQuery(options?: useLazyQuery.Options<Types.SignsQuery, Types.SignsQueryVariables>) {
  return useLazyQuery(SignsDocument, options);
}