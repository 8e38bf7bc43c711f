import type { ClientRow } from "./clientRow";

/** How many devices complain of something; null where none of them tells. */
export function countAlarms(clients: readonly Pick<ClientRow, "alarms">[]): number | null {
  if (clients.length > 0 && clients.every(({ alarms }) => alarms === null)) return null;
  return clients.filter(({ alarms }) => alarms?.length).length;
}
