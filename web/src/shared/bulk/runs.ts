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

/**
 * Assigns a firmware; with `force` also to other or unknown hardware.
 * @param skipRunning leaves out devices that report this version already; a single device is given it again
 */
export const assignFirmware =
  (apollo: ApolloClient, firmwareId: string, force: boolean, skipRunning: boolean): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, firmwareId, force, skipRunning, ...options };
    const { data } = await apollo.mutate({ mutation: AssignFirmwareDocument, variables: { input }, ...sent });
    return data?.assignFirmware.results ?? [];
  };

export type PreparedAction = { templateId: string; param1: string; param2: string };

/** Queues a template's action with these parameters. */
export const queueAction =
  (apollo: ApolloClient, action: PreparedAction): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, ...action, ...options };
    const { data } = await apollo.mutate({ mutation: QueueActionsDocument, variables: { input }, ...sent });
    return data?.queueActions.results ?? [];
  };

/** @param groupId the devices' only group from then on; null: none */
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

/** @param notesOf a device's new notes; null removes them */
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

/** @param serialNumber null removes it */
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

/** Assigns a template's whole configuration. */
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

/** Merges a document into the devices' documents (RFC 7386). */
export const assignPatch =
  (apollo: ApolloClient, mergePatch: ConfigDocument): BulkRun =>
  async (clientIds, options, sent) => {
    const input = { clientIds, mergePatch, ...options };
    const { data } = await apollo.mutate({ mutation: AssignConfigDocument, variables: { input }, ...sent });
    return data?.assignConfig.results ?? [];
  };

/** Deletes devices, and removes them from the cache. */
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
