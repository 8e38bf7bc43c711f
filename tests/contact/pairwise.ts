/** The possible values of each name. */
export type Choices = Readonly<Record<string, readonly unknown[]>>;
export type Row = Record<string, unknown>;

/** Text of a pair of values; equal pairs have the same text. */
const pairText = (one: string, first: number, other: string, second: number) =>
  one < other ? `${one}=${first} ${other}=${second}` : `${other}=${second} ${one}=${first}`;

/**
 * A small set of rows in which each value of each name occurs with each value of each other name. Greedy: a row
 * begins with a pair that no row has yet, and takes for each other name the value that adds most new pairs.
 */
export function pairwise(choices: Choices): Row[] {
  const names = Object.keys(choices);
  const missing = new Map<string, [string, number, string, number]>();
  for (const [place, one] of names.entries())
    for (const other of names.slice(place + 1))
      for (const first of (choices[one] ?? []).keys())
        for (const second of (choices[other] ?? []).keys())
          missing.set(pairText(one, first, other, second), [one, first, other, second]);

  const rows: Row[] = [];
  for (let [next] = missing.values(); next; [next] = missing.values()) {
    const [one, first, other, second] = next;
    const row = new Map([
      [one, first],
      [other, second],
    ]);
    for (const name of names.filter((name) => !row.has(name))) row.set(name, bestOf(name, row));
    for (const [name, value] of row)
      for (const [beside, its] of row) missing.delete(pairText(name, value, beside, its));
    rows.push(Object.fromEntries(names.map((name) => [name, choices[name]?.[row.get(name) ?? 0]])));
  }
  return rows;

  function bestOf(name: string, row: ReadonlyMap<string, number>): number {
    const gains = (choices[name] ?? []).map(
      (_, value) =>
        [...row].filter(([beside, its]) => missing.has(pairText(name, value, beside, its))).length,
    );
    return gains.indexOf(Math.max(...gains));
  }
}
