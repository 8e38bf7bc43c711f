import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ClientsValue } from "../src/shared/clients/useClients";
import type { Root } from "./schemaLink";

/** History names devices by what the page knows of them: nothing here. */
export const noClients: ClientsValue = {
  ...{ clients: [], groups: [], at: 0, failure: null },
  refresh: () => {},
  refreshOne: async () => {},
};

type Change = { path: string; before: unknown; after: unknown };

/** Answers for something that was edited once, and the inputs that restored it. */
export function editedOnce(changes: readonly Change[]) {
  const restored: object[] = [];
  const version = (version: number, more: object) => ({
    ...{ version, time: 1_794_700_800, removed: false, changedBy: { id: "1", email: "ana@obcina.si" } },
    ...more,
  });
  const nodes = [
    version(2, { changeCount: changes.length, changes }),
    version(1, { changeCount: 0, changes: [] }),
  ];
  const root: Root = {
    revisions: () => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } }),
    restoreRevision: ({ input }: { input: object }) => {
      restored.push(input);
      return { restored: true, config: null };
    },
  };
  return { root, restored };
}

/** Opens the history, and asks for the state before the edit. @returns what the question says will change */
export async function askForFormer(): Promise<string[]> {
  await userEvent.click(await screen.findByRole("button", { name: "Zgodovina" }));
  await userEvent.click(await screen.findByRole("button", { name: "Obnovi stanje 1" }));
  const question = within(await screen.findByRole("alertdialog"));
  return question.queryAllByRole("listitem").map(({ textContent }) => textContent ?? "");
}

export async function restoreIt(): Promise<void> {
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Obnovi" }));
  await screen.findByText("Stanje je obnovljeno.");
}
