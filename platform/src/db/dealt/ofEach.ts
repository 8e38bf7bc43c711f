/** Fewer than a pool has connections. */
const AT_ONCE = 6;

/**
 * Asks for each of some clients by itself, a few at a time. For questions that are a few steps in the index of one
 * client's rows: where these are dealt out, each goes to its server alone.
 * @returns the answers in the order of the ids
 */
export async function ofEach<R>(ids: readonly number[], ask: (id: number) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    found.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(ask))).flat());
  return found;
}
