import { useMutation } from "@apollo/client/react";
import type * as Types from "../generated";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ReportErrorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportError"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportErrorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}}]}}]}}]} as unknown as DocumentNode<Types.ReportErrorMutation, Types.ReportErrorMutationVariables>;
export function useReportErrorMutation(options?: useMutation.Options<Types.ReportErrorMutation, Types.ReportErrorMutationVariables>) {
  return useMutation(ReportErrorDocument, options);
}