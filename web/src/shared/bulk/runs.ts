import type { ApolloClient } from "@apollo/client";
import {
  AssignFirmwareDocument,
  AssignSerialNumbersDocument,
  DeleteClientsDocument,
  QueueActionsDocument,
  SetClientsGroupDocument,
  UpdateClientNotesDocument,
} from "../../graphql/operations/clientChanges";
import { AssignConfigDocument } from "../../graphql/operations/clientConfig";
import { ApplyConfigTemplateDocument } from "../../graphql/operations/configTemplates";
import type { ConfigDocument } from "../config/document";
import type { BulkRun } from "./useSending";

/** Gives a firmware; with `force` also to other hardware, or hardware that nobody knows. */
/** @param skipRunning leaves out devices that tell this version already; to a single one it is given again */
export const assignFirmware =
  (apollo: ApolloClient, firmwareId: string, force: boolean, skipRunning: boolean): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, firmwareId, force, skipRunning, ...options };
    const { data } = await apollo.mutate({ mutation: AssignFirmwareDocument, variables: { input }, ...sent });
    return data?.assignFirmware.results ?? [];
  };

export type PreparedAction = { templateId: string; param1: string; param2: string };

/** Asks for what a template says, with these parameters. */
export const queueAction =
  (apollo: ApolloClient, action: PreparedAction): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, ...action, ...options };
    const { data } = await apollo.mutate({ mutation: QueueActionsDocument, variables: { input }, ...sent });
    return data?.queueActions.results ?? [];
  };

/** @param groupId to which they belong alone from then on; null: to none */
export const setGroup =
  (apollo: ApolloClient, groupId: string | null): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, groupId, ...options };
    const { data } = await apollo.mutate({
      mutation: SetClientsGroupDocument,
      variables: { input },
      ...sent,
    });
    return data?.setClientsGroup.results ?? [];
  };

/** @param notesOf what a device's notes are to be; null takes them away */
export const updateNotes =
  (apollo: ApolloClient, notesOf: (id: string) => string | null): BulkRun =>
  async (ids, options, sent) => {
    const input = { items: ids.map((clientId) => ({ clientId, notes: notesOf(clientId) })), ...options };
    const { data } = await apollo.mutate({
      mutation: UpdateClientNotesDocument,
      variables: { input },
      ...sent,
    });
    return data?.updateClientNotes.results ?? [];
  };

/** @param serialNumber null takes it away */
export const assignSerialNumber =
  (apollo: ApolloClient, serialNumber: string | null): BulkRun =>
  async (ids, options, sent) => {
    const input = { items: ids.map((clientId) => ({ clientId, serialNumber })), ...options };
    const { data } = await apollo.mutate({
      mutation: AssignSerialNumbersDocument,
      variables: { input },
      ...sent,
    });
    return data?.assignSerialNumbers.results ?? [];
  };

/** Gives a template's whole configuration. */
export const applyTemplate =
  (apollo: ApolloClient, templateId: string): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { templateId, clientIds, ...options };
    const { data } = await apollo.mutate({
      mutation: ApplyConfigTemplateDocument,
      variables: { input },
      ...sent,
    });
    return data?.applyConfigTemplate.results ?? [];
  };

/** Merges a document over what devices have (RFC 7386). */
export const assignPatch =
  (apollo: ApolloClient, mergePatch: ConfigDocument): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, mergePatch, ...options };
    const { data } = await apollo.mutate({ mutation: AssignConfigDocument, variables: { input }, ...sent });
    return data?.assignConfig.results ?? [];
  };

/** Takes devices away; what the cache knows of them goes with them. */
export const deleteClients =
  (apollo: ApolloClient): BulkRun =>
  async (ids, options, sent) => {
    const input = { ids, ...options };
    const { data } = await apollo.mutate({ mutation: DeleteClientsDocument, variables: { input }, ...sent });
    const results = data?.deleteClients.results ?? [];
    for (const { id, status } of results)
      if (status === "DONE" && !options.dryRun)
        apollo.cache.evict({ id: apollo.cache.identify({ __typename: "Client", id }) });
    return results;
  };
