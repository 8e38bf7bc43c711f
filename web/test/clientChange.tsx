import { ApolloLink } from "@apollo/client";
import { jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError, OperationTypeNode } from "graphql";
import { throwError } from "rxjs";
import { NotSent } from "../src/graphql/errors";
import { ClientChange } from "../src/shared/bulk/ClientChange";
import type { ClientChangeKind } from "../src/shared/bulk/clientChanges";
import type { ClientRow } from "../src/shared/clients/clientRow";
import { ClientsContext } from "../src/shared/clients/useClients";
import { clientRow } from "./clientRow";
import { renderPortal } from "./renderPortal";
import { feed, type Root, schemaLink } from "./schemaLink";

type Item = { clientId: string; notes?: string | null; serialNumber?: string | null };
export type Sent = {
  clientIds?: string[];
  ids?: string[];
  items?: Item[];
  dryRun: boolean;
  idempotencyKey?: string;
} & Record<string, unknown>;

export const idsOf = ({ clientIds, ids, items }: Sent): string[] =>
  clientIds ?? ids ?? items?.map(({ clientId }) => clientId) ?? [];
export const refused = (code: string, message: string, retryable: boolean) => ({
  status: "FAILED",
  error: { code, message, retryable, fields: null },
});
export const late = refused("RATE_LIMITED", "Too many.", true);
export const gone = refused("NOT_FOUND", "There is no such client, or it is not yours.", false);

const groups = [
  { id: "1", name: "Žiri", type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] },
  { id: "2", name: "Bled", type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] },
];
export const devices = (count: number, part: Partial<ClientRow> = {}): ClientRow[] =>
  Array.from({ length: count }, (_, index) => clientRow({ id: String(index + 1), ...part }));

type Shown = {
  kind: ClientChangeKind;
  clients: readonly ClientRow[];
  root?: Root;
  /** Result of a device; default: it is done. Throws if the whole call should fail. */
  fate?: (id: string, input: Sent) => object | null;
  /** Returns true if there is no connection when a change is to be sent. */
  isAway?: (input: Sent) => boolean;
};

/** Opens the dialog, and records what it sends; each mutation answers by `fate`. */
export async function openChange({
  kind,
  clients,
  root = {},
  fate = () => null,
  isAway = () => false,
}: Shown) {
  const sent: Sent[] = [];
  const onClose = jest.fn();
  const refresh = jest.fn();
  const answer = ({ input }: { input: Sent }) => {
    sent.push(input);
    const results = idsOf(input).map((id) => ({ id, status: "DONE", error: null, ...fate(id, input) }));
    return { dryRun: input.dryRun, done: 0, failed: 0, skipped: 0, actions: [], results };
  };
  const answers: Root = {
    updateClientNotes: answer,
    assignFirmware: answer,
    queueActions: answer,
    setClientsGroup: answer,
    applyConfigTemplate: answer,
    assignConfig: answer,
    assignSerialNumbers: answer,
    deleteClients: answer,
    bulkProgress: () => feed().stream(),
    hardwareTypes: () => [],
    ...root,
  };
  const known = { clients, groups, at: 0, failure: null, refresh, refreshOne: async () => {} };
  const page = (
    <ClientsContext value={known}>
      <ClientChange kind={kind} clients={clients} onClose={onClose} />
    </ClientsContext>
  );
  const line = new ApolloLink((operation, forward) =>
    operation.operationType === OperationTypeNode.MUTATION && isAway(operation.variables.input)
      ? throwError(() => new NotSent())
      : forward(operation),
  );
  const link = line.concat(schemaLink(answers));
  const view = await act(async () => renderPortal(page, { link }));
  const dialog = within(await screen.findByRole(kind === "deleteClients" ? "alertdialog" : "dialog"));
  const press = async (name: string) => userEvent.click(await dialog.findByRole("button", { name }));
  return { ...view, dialog, press, sent, onClose, refresh };
}

export const lost = () => new GraphQLError("away", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
