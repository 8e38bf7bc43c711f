/** Limit of events executed and written as JSON in one turn of the event loop. */
const GATHERED_AT_MOST = 100;

const turn = () => new Promise<"turn">((resolve) => setImmediate(resolve, "turn"));

/** The values of a source in groups: all values ready within one turn of the event loop come together. */
export async function* gathered<T>(source: AsyncIterator<T>): AsyncGenerator<T[], void> {
  let next = source.next();
  for (;;) {
    const first = await next;
    if (first.done) return;
    const values = [first.value];
    const turned = turn();
    next = source.next();
    for (;;) {
      const ready = await Promise.race([next, turned]);
      if (ready === "turn" || ready.done) break;
      values.push(ready.value);
      next = source.next();
      if (values.length === GATHERED_AT_MOST) break;
    }
    // If it fails meanwhile, the next round gets the error.
    next.catch(() => undefined);
    await turned;
    yield values;
  }
}
