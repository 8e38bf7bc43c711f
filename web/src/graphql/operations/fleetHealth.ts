import { type SkipToken, useLazyQuery, useQuery } from "@apollo/client/react";
import type * as Types from "../generated";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const FleetHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FleetHealth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fleetHealth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<Types.FleetHealthQuery, Types.FleetHealthQueryVariables>;
export const FleetOverlapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FleetOverlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overlapDate"}},{"kind":"Field","name":{"kind":"Name","value":"overlapSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<Types.FleetOverlapsQuery, Types.FleetOverlapsQueryVariables>;
export const FleetClocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FleetClocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clockSkewSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"clockSkewDate"}}]}}]}}]}}]} as unknown as DocumentNode<Types.FleetClocksQuery, Types.FleetClocksQueryVariables>;
export const FleetConfigsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FleetConfigs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wantedConfigVersion"}},{"kind":"Field","name":{"kind":"Name","value":"hasConfig"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configVersionDate"}}]}}]}}]}}]} as unknown as DocumentNode<Types.FleetConfigsQuery, Types.FleetConfigsQueryVariables>;
export function useFleetHealthQuery(options: SkipToken | useQuery.Options<Types.FleetHealthQuery, Types.FleetHealthQueryVariables>) {
  return useQuery(FleetHealthDocument, options);
}
export function useFleetHealthLazyQuery(options?: useLazyQuery.Options<Types.FleetHealthQuery, Types.FleetHealthQueryVariables>) {
  return useLazyQuery(FleetHealthDocument, options);
}
export function useFleetOverlapsQuery(options?: SkipToken | useQuery.Options<Types.FleetOverlapsQuery, Types.FleetOverlapsQueryVariables>) {
  return useQuery(FleetOverlapsDocument, options ?? {});
}
export function useFleetOverlapsLazyQuery(options?: useLazyQuery.Options<Types.FleetOverlapsQuery, Types.FleetOverlapsQueryVariables>) {
  return useLazyQuery(FleetOverlapsDocument, options);
}
export function useFleetClocksQuery(options?: SkipToken | useQuery.Options<Types.FleetClocksQuery, Types.FleetClocksQueryVariables>) {
  return useQuery(FleetClocksDocument, options ?? {});
}
export function useFleetClocksLazyQuery(options?: useLazyQuery.Options<Types.FleetClocksQuery, Types.FleetClocksQueryVariables>) {
  return useLazyQuery(FleetClocksDocument, options);
}
export function useFleetConfigsQuery(options?: SkipToken | useQuery.Options<Types.FleetConfigsQuery, Types.FleetConfigsQueryVariables>) {
  return useQuery(FleetConfigsDocument, options ?? {});
}
export function useFleetConfigsLazyQuery(options?: useLazyQuery.Options<Types.FleetConfigsQuery, Types.FleetConfigsQueryVariables>) {
  return useLazyQuery(FleetConfigsDocument, options);
}