/**
 * Reads every field of a record, at any depth: records read an answer's fields on access, so faults only show
 * then.
 */
export function readWhole(record: unknown, seen: WeakSet<object> = new WeakSet()): void {
  if (typeof record !== "object" || record === null || seen.has(record)) return;
  seen.add(record);
  for (const name of fieldsOf(record)) readWhole(Reflect.get(record, name), seen);
}

/** Its own fields, and those that its classes compute. */
function fieldsOf(record: object): Set<string> {
  const names = new Set(Object.keys(record));
  for (
    let type: object | null = Object.getPrototypeOf(record);
    type && type !== Object.prototype && type !== Array.prototype;
    type = Object.getPrototypeOf(type)
  )
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(type)))
      if (get) names.add(name);
  return names;
}
