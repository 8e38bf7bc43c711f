/** What was found, in the order of the ids that were asked for: matched by id, never by position. */
export function byId<T extends { id: string }>(ids: readonly string[], records: readonly T[]): (T | null)[] {
  const found = new Map(records.map((record) => [record.id, record]));
  return ids.map((id) => found.get(id) ?? null);
}
