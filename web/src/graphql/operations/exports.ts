import { type SkipToken, useQuery } from "@apollo/client/react";
import type * as Types from "../generated";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ExportFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportFiles"}}]}}]}}]} as unknown as DocumentNode<Types.ExportFilesQuery, Types.ExportFilesQueryVariables>;
export function useExportFilesQuery(options?: SkipToken | useQuery.Options<Types.ExportFilesQuery, Types.ExportFilesQueryVariables>) {
  return useQuery(ExportFilesDocument, options ?? {});
}