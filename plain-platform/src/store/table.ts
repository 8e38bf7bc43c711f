/** Things of one kind by their ids, which count from 1 and are never used twice. */
export class Table<Thing extends { readonly id: number }> {
  private readonly things = new Map<number, Thing>();
  private last = 0;

  /** Adds a thing under the next id. */
  add(fields: Omit<Thing, "id">): Thing {
    this.last += 1;
    const thing = { id: this.last, ...fields } as Thing;
    this.things.set(thing.id, thing);
    return thing;
  }

  get(id: number): Thing | undefined {
    return this.things.get(id);
  }

  /** All things, oldest first. */
  all(): Thing[] {
    return [...this.things.values()];
  }

  delete(id: number): void {
    this.things.delete(id);
  }
}
