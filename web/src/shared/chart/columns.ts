/** Lists of equal length, as the GraphQL answer has them; it may hold `__typename` besides. */
type Columns = { readonly [name: string]: readonly unknown[] | string | undefined };

/** One row of the columns. */
export type Row<C> = {
  [Name in keyof C as C[Name] extends readonly unknown[]
    ? Name
    : never]: C[Name] extends readonly (infer Value)[] ? Value : never;
};

/** Turns columns into rows: the n-th row holds the n-th value of each list. */
export function rowsOf<C extends Columns>(columns: C): Row<C>[] {
  const lists = Object.entries(columns).filter((entry): entry is [string, readonly unknown[]] =>
    Array.isArray(entry[1]),
  );
  const count = lists[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, list] of lists) row[name] = list[index];
    return row as Row<C>;
  });
}
