import type { ClientRow } from "../../shared/clients/clientRow";
import { compareTexts } from "../../shared/text/order";

/** Value in the address for devices without a group. */
export const noGroup = "none";

/** The chosen part of the fleet; null: all of it. */
export type FleetChoice = { group: string | null; hardware: string | null };

/** Props of a card with data that are not in rows of lists. */
export type FleetPartProps = { clients: readonly ClientRow[]; choice: FleetChoice };

export function chosenClients(clients: readonly ClientRow[], choice: FleetChoice): ClientRow[] {
  const { group, hardware } = choice;
  return clients.filter(({ groups, hardwareType }) => {
    if (hardware !== null && hardwareType !== hardware) return false;
    if (group === null) return true;
    return group === noGroup ? groups?.length === 0 : (groups ?? []).some(({ id }) => id === group);
  });
}

/** Reported hardware types, by name. */
export const hardwareTypes = (clients: readonly ClientRow[]): string[] =>
  [...new Set(clients.flatMap(({ hardwareType }) => hardwareType ?? []))].sort(compareTexts);
