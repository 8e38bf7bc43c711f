import { type SkipToken, useLazyQuery, useQuery } from "@apollo/client/react";
import type * as Types from "../generated";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SummaryGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SummaryGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"summaryGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Types.SummaryGroupsQuery, Types.SummaryGroupsQueryVariables>;
export function useSummaryGroupsQuery(options?: SkipToken | useQuery.Options<Types.SummaryGroupsQuery, Types.SummaryGroupsQueryVariables>) {
  return useQuery(SummaryGroupsDocument, options ?? {});
}
export function useSummaryGroupsLazyQuery(options?: useLazyQuery.Options<Types.SummaryGroupsQuery, Types.SummaryGroupsQueryVariables>) {
  return useLazyQuery(SummaryGroupsDocument, options);
}