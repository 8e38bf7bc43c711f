import type { ClientRow } from "../../shared/clients/clientRow";
import { compareTexts } from "../../shared/text/order";

/** Stands in the address for devices of no group. */
export const noGroup = "none";

/** What part of the fleet is looked at; null: all of it. */
export type FleetChoice = { group: string | null; hardware: string | null };

/** Of a card that asks for more than rows of lists tell. */
export type FleetPartProps = { clients: readonly ClientRow[]; choice: FleetChoice };

export function chosenClients(clients: readonly ClientRow[], choice: FleetChoice): ClientRow[] {
  const { group, hardware } = choice;
  return clients.filter(({ groups, hardwareType }) => {
    if (hardware !== null && hardwareType !== hardware) return false;
    if (group === null) return true;
    return group === noGroup ? groups?.length === 0 : (groups ?? []).some(({ id }) => id === group);
  });
}

/** Types of hardware that devices told, by name. */
export const hardwareTypes = (clients: readonly ClientRow[]): string[] =>
  [...new Set(clients.flatMap(({ hardwareType }) => hardwareType ?? []))].sort(compareTexts);
