import type { ClientStatusSubscription } from "../../graphql/generated";
import type { ClientRow } from "./clientRow";

export type ClientStatus = ClientStatusSubscription["clientStatus"];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const statusOf = ({
  lastActiveDate,
  hasReported,
  lastCountDate,
  hasCounted,
  info,
  alarms,
}: ClientStatus) => ({
  lastActiveDate,
  hasReported,
  lastCountDate,
  hasCounted,
  info,
  alarms,
});

/** A list that was read before a device reported may arrive after its report: the later status wins. */
const withLaterStatus = (row: ClientRow, known: ClientRow): ClientRow =>
  (known.lastActiveDate ?? 0) > (row.lastActiveDate ?? 0) ? { ...row, ...statusOf(known) } : row;

/**
 * The list of devices outside GraphQL's cache, which re-reads a whole list whenever one of its devices changes.
 * An unchanged device keeps its object, so components can compare by identity.
 */
export function createClientStore() {
  let rows: readonly ClientRow[] | undefined;
  let byId: ReadonlyMap<string, ClientRow> = new Map();
  const listeners = new Set<() => void>();

  const publish = (next: readonly ClientRow[]) => {
    const isUnchanged = rows?.length === next.length && rows.every((row, index) => row === next[index]);
    if (isUnchanged) return;
    rows = next;
    byId = new Map(next.map((row) => [row.id, row]));
    for (const notify of listeners) notify();
  };

  const kept = (row: ClientRow): ClientRow => {
    const known = byId.get(row.id);
    if (known === undefined) return row;
    const next = withLaterStatus(row, known);
    return isSame(next, known) ? known : next;
  };

  return {
    /** Undefined until the first list. */
    read: () => rows,
    has: (id: string): boolean => byId.has(id),
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    replace: (list: readonly ClientRow[]): void => publish(list.map(kept)),
    /** Updates one device that was fetched again; ignored if it is not in the list. */
    put: (row: ClientRow): void =>
      publish((rows ?? []).map((known) => (known.id === row.id ? kept(row) : known))),
    /** Applies the latest reports of devices. */
    report(statuses: readonly ClientStatus[]): void {
      const news = new Map(statuses.map((status) => [status.id, status]));
      publish(
        (rows ?? []).map((row) => {
          const status = news.get(row.id);
          return status === undefined ? row : kept({ ...row, ...statusOf(status) });
        }),
      );
    },
  };
}

export type ClientStore = ReturnType<typeof createClientStore>;
