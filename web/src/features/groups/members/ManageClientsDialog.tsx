import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import {
  AssignClientsToGroupDocument,
  RemoveClientsFromGroupDocument,
} from "../../../graphql/operations/groups";
import { useT } from "../../../i18n/useT";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
import { useReason } from "../../../shared/bulk/useReason";
import type { BulkRun } from "../../../shared/bulk/useSending";
import { type ClientRow, matchesClient } from "../../../shared/clients/clientRow";
import { useClients } from "../../../shared/clients/useClients";
import { useOffers } from "../../../shared/offers/useOffers";
import { byName } from "../../../shared/text/order";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { MemberDialog } from "./MemberDialog";
import type { Candidate } from "./memberWork";

type ManageClientsDialogProps = {
  group: GroupSettings;
  /** The group's clients. */
  clients: readonly ClientRow[];
  /** All clients. */
  all: readonly ClientRow[];
  onClose: () => void;
};

const candidatesOf = (clients: readonly ClientRow[]): Candidate[] =>
  [...clients].sort(byName).map(({ id, guid, name }) => ({ id, name, detail: `#${id} · ${guid}` }));

/** Adds devices without a group to a group, and removes its devices. */
export function ManageClientsDialog({ group, clients, all, onClose }: ManageClientsDialogProps) {
  const t = useT(groupsTexts);
  const apollo = useApolloClient();
  const reasonOf = useReason();
  const { refresh } = useClients();
  const bulk = useT(bulkTexts);
  const hidesPast = useOffers().has("GROUP_PAST");
  const byId = new Map(all.map((client) => [client.id, client]));
  const shared = {
    search: t("findClient"),
    matches: ({ id }: Candidate, search: string) => {
      const client = byId.get(id);
      return client !== undefined && matchesClient(client, search);
    },
    reasonOf,
    onSettled: refresh,
  };
  return (
    <MemberDialog
      title={t("clientsTitle", { name: group.name })}
      works={[
        {
          ...shared,
          way: "in",
          name: t("addClients"),
          candidates: candidatesOf(all.filter(({ groups }) => groups?.length === 0)),
          none: t("noFreeClients"),
          run: assignClients(apollo, group.id),
          action: (count) => t("addChosen", { count }),
          says: { done: t("clientsAssigned"), failed: t("assignClientsFailed") },
        },
        {
          ...shared,
          way: "out",
          name: t("removeClients"),
          candidates: candidatesOf(clients),
          none: t("noClients"),
          run: removeClients(apollo, group.id),
          action: (count) => t("removeChosen", { count }),
          says: { done: t("clientsRemoved"), failed: t("removeClientsFailed") },
        },
      ]}
      note={hidesPast ? bulk("groupMoves") : undefined}
      onClose={onClose}
    />
  );
}

/** Adds devices to a group; their other groups stay. */
const assignClients =
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

/** Removes devices from a group; their other groups stay. */
const removeClients =
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
