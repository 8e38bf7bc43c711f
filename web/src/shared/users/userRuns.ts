import type { ApolloClient } from "@apollo/client";
import type { UpdateUsersInput } from "../../graphql/generated";
import {
  AssignUsersToGroupDocument,
  DeleteUsersDocument,
  RemoveUsersFromGroupDocument,
  UpdateUsersDocument,
} from "../../graphql/operations/users";
import { ofThose, oneAfterOther } from "../bulk/joinedRuns";
import type { BulkRun } from "../bulk/useSending";

/**
 * Confirms sign-ups, grants or revokes the rights of administrators and labellers, and moves people to another
 * group in one step.
 */
export const updateUsers =
  (
    apollo: ApolloClient,
    wanted: Pick<UpdateUsersInput, "confirmed" | "admin" | "labeller" | "groupId">,
  ): BulkRun =>
  async (ids, options, sent) => {
    const input = { ids, ...wanted, ...options };
    const { data } = await apollo.mutate({ mutation: UpdateUsersDocument, variables: { input }, ...sent });
    return data?.updateUsers.results ?? [];
  };

export const deleteUsers =
  (apollo: ApolloClient): BulkRun =>
  async (ids, options, sent) => {
    const input = { ids, ...options };
    const { data } = await apollo.mutate({ mutation: DeleteUsersDocument, variables: { input }, ...sent });
    return data?.deleteUsers.results ?? [];
  };

/** Adds users to a group; refused for users with a group, and for administrators. */
export const assignUsers =
  (apollo: ApolloClient, groupId: string): BulkRun =>
  async (userIds, options, sent) => {
    const input = { userIds, groupId, ...options };
    const { data } = await apollo.mutate({
      mutation: AssignUsersToGroupDocument,
      variables: { input },
      ...sent,
    });
    return data?.assignUsersToGroup.results ?? [];
  };

export const removeUsers =
  (apollo: ApolloClient): BulkRun =>
  async (userIds, options, sent) => {
    const input = { userIds, ...options };
    const { data } = await apollo.mutate({
      mutation: RemoveUsersFromGroupDocument,
      variables: { input },
      ...sent,
    });
    return data?.removeUsersFromGroup.results ?? [];
  };

/**
 * Moves users to one group, or out of all groups; users leave their old group first.
 * @param groups each user's group when the change was begun, also for a retry
 */
export function setGroupOfUsers(
  apollo: ApolloClient,
  groupId: string | null,
  groups: ReadonlyMap<string, string | null>,
): BulkRun {
  const isElsewhere = (id: string) => (groups.get(id) ?? null) !== null && groups.get(id) !== groupId;
  const leave = ofThose(isElsewhere, removeUsers(apollo));
  if (groupId === null) return leave;
  return oneAfterOther(
    leave,
    ofThose((id) => groups.get(id) !== groupId, assignUsers(apollo, groupId)),
  );
}
