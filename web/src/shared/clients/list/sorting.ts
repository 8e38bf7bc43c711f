import { byName, compareTexts } from "../../text/order";
import { heardDateOf } from "../activity";
import type { ClientRow } from "../clientRow";
import type { ColumnKey, Sort } from "../columns/columnKeys";

type Key = string | number | null;

/** What a column sorts by; text where people read text, numbers else. */
const sortKeys: Record<ColumnKey, (client: ClientRow) => Key> = {
  name: ({ name }) => name,
  status: ({ lastActiveDate }) => lastActiveDate,
  alerts: ({ alarms }) => alarms?.length ?? null,
  notes: ({ settings }) => settings.notes,
  id: ({ id }) => id,
  lastActive: heardDateOf,
  serialNumber: ({ settings }) => settings.serialNumber,
  firmware: ({ info }) => info.firmwareVersion,
  config: ({ info }) => info.configName,
  battery: ({ info }) => info.batteryVoltage,
  rssi: ({ info }) => info.rssi,
};

function compareKeys(a: Key, b: Key): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareTexts(String(a), String(b));
}

const isEmpty = (key: Key) => key === null || key === "";

/** Sorted copy; devices without a value stand last in either direction, equals by name. */
export function sortClients(clients: readonly ClientRow[], { column, descending }: Sort): ClientRow[] {
  const keyOf = sortKeys[column];
  const sign = descending ? -1 : 1;
  return clients.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (isEmpty(a) !== isEmpty(b)) return isEmpty(a) ? 1 : -1;
    const order = isEmpty(a) ? 0 : sign * compareKeys(a, b);
    return order || byName(one, other);
  });
}

type Last = { clients: readonly ClientRow[]; sort: Sort; sorted: readonly ClientRow[] };

const isSameSort = (one: Sort, other: Sort) =>
  one.column === other.column && one.descending === other.descending;

/**
 * Sorts, and remembers: while no device's key changes (a report seldom changes a name) the order stays, and a
 * thousand devices need not be compared again.
 */
export function createSorter() {
  let last: Last | undefined;

  const keepsOrder = (known: Last, clients: readonly ClientRow[], sort: Sort): boolean => {
    const keyOf = sortKeys[sort.column];
    return (
      isSameSort(known.sort, sort) &&
      known.clients.length === clients.length &&
      known.clients.every((before, index) => {
        const client = clients[index];
        if (client === before) return true;
        return client?.id === before.id && client.name === before.name && keyOf(client) === keyOf(before);
      })
    );
  };

  return (clients: readonly ClientRow[], sort: Sort): readonly ClientRow[] => {
    let sorted: readonly ClientRow[];
    if (last !== undefined && keepsOrder(last, clients, sort)) {
      const byId = new Map(clients.map((client) => [client.id, client]));
      sorted = last.sorted.map((before) => byId.get(before.id) ?? before);
    } else sorted = sortClients(clients, sort);
    last = { clients, sort, sorted };
    return sorted;
  };
}
