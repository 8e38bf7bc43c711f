/** The found records in the order of the requested ids: matched by id, never by position. */
export function byId<T extends { id: string }>(ids: readonly string[], records: readonly T[]): (T | null)[] {
  const found = new Map(records.map((record) => [record.id, record]));
  return ids.map((id) => found.get(id) ?? null);
}
