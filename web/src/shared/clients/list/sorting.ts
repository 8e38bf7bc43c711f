import { byName, compareTexts } from "../../text/order";
import { heardDateOf } from "../activity";
import type { ClientRow } from "../clientRow";
import type { ColumnKey, Sort } from "../columns/columnKeys";

type Key = string | number | null;
export type KeyOf = (client: ClientRow) => Key;

/** Sort keys by column: text for texts, otherwise numbers. */
const sortKeys: Partial<Record<ColumnKey, KeyOf>> = {
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

/** For a column whose value is not in the row. */
const noKey = () => null;

export const keyOfColumn = (column: ColumnKey): KeyOf => sortKeys[column] ?? noKey;

function compareKeys(a: Key, b: Key): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareTexts(String(a), String(b));
}

const isEmpty = (key: Key) => key === null || key === "";

/**
 * Sorted copy. Devices without a value come last in either direction; equal ones are sorted by name.
 * @param keyOf the sort key, if the rows don't have it
 */
export function sortClients(
  clients: readonly ClientRow[],
  { column, descending }: Sort,
  keyOf = keyOfColumn(column),
): ClientRow[] {
  const sign = descending ? -1 : 1;
  return clients.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (isEmpty(a) !== isEmpty(b)) return isEmpty(a) ? 1 : -1;
    const order = isEmpty(a) ? 0 : sign * compareKeys(a, b);
    return order || byName(one, other);
  });
}

type Last = { clients: readonly ClientRow[]; sort: Sort; keyOf: KeyOf; sorted: readonly ClientRow[] };

const isSameSort = (one: Sort, other: Sort) =>
  one.column === other.column && one.descending === other.descending;

/**
 * Sorts and remembers the order: while no device's key changes (a report seldom changes a name) the order
 * stays, and a thousand devices need not be compared again.
 */
export function createSorter() {
  let last: Last | undefined;

  const keepsOrder = (known: Last, clients: readonly ClientRow[], sort: Sort, keyOf: KeyOf): boolean =>
    isSameSort(known.sort, sort) &&
    known.keyOf === keyOf &&
    known.clients.length === clients.length &&
    known.clients.every((before, index) => {
      const client = clients[index];
      if (client === before) return true;
      return client?.id === before.id && client.name === before.name && keyOf(client) === keyOf(before);
    });

  return (
    clients: readonly ClientRow[],
    sort: Sort,
    keyOf = keyOfColumn(sort.column),
  ): readonly ClientRow[] => {
    let sorted: readonly ClientRow[];
    if (last !== undefined && keepsOrder(last, clients, sort, keyOf)) {
      const byId = new Map(clients.map((client) => [client.id, client]));
      sorted = last.sorted.map((before) => byId.get(before.id) ?? before);
    } else sorted = sortClients(clients, sort, keyOf);
    last = { clients, sort, keyOf, sorted };
    return sorted;
  };
}
