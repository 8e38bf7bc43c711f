/** Executed and written as JSON in one turn of the event loop. */
const GATHERED_AT_MOST = 100;

const turn = () => new Promise<"turn">((resolve) => setImmediate(resolve, "turn"));

/** What a source yields, gathered: whatever is ready within one turn of the event loop comes together. */
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
    // A fault that comes meanwhile is met in the next round.
    next.catch(() => undefined);
    await turned;
    yield values;
  }
}
