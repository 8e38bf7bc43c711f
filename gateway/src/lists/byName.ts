const order = new Intl.Collator("sl");

/** In the order of their names, each of which is read once: a record reads its own anew whenever it is asked. */
export function byName<T extends { readonly name: string }>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, name: thing.name }))
    .sort((a, b) => order.compare(a.name, b.name))
    .map(({ thing }) => thing);
}
