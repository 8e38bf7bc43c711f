import type { ApolloClient } from "@apollo/client";
import {
  AssignClientsToGroupDocument,
  RemoveClientsFromGroupDocument,
} from "../../../graphql/operations/groups";
import type { BulkRun } from "../../../shared/bulk/useSending";

/** Gives devices to a group; other groups that they have stay. */
export const assignClients =
  (apollo: ApolloClient, groupId: string): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, groupId, ...options };
    const { data } = await apollo.mutate({
      mutation: AssignClientsToGroupDocument,
      variables: { input },
      ...sent,
    });
    return data?.assignClientsToGroup.results ?? [];
  };

/** Takes devices out of a group; other groups that they have stay. */
export const removeClients =
  (apollo: ApolloClient, groupId: string): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, groupId, ...options };
    const { data } = await apollo.mutate({
      mutation: RemoveClientsFromGroupDocument,
      variables: { input },
      ...sent,
    });
    return data?.removeClientsFromGroup.results ?? [];
  };
