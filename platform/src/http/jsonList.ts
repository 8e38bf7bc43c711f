/** A JSON list, one chunk per item. */
export async function* jsonList(items: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let before = "[";
  for await (const item of items) {
    yield Buffer.from(before + JSON.stringify(item));
    before = ",";
  }
  yield Buffer.from(before === "[" ? "[]" : "]");
}
