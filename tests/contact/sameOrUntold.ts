const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Differences between an answer and the expected one, as paths with both values. Null states nothing: it may
 * replace anything. 0, false, an empty text and an empty list are statements.
 */
export function statedElse(expected: unknown, got: unknown, path = ""): string[] {
  if (got === null) return [];
  if (Array.isArray(expected) && Array.isArray(got)) {
    if (expected.length !== got.length) return [`${path}: ${got.length} items instead of ${expected.length}`];
    return expected.flatMap((item, place) => statedElse(item, got[place], `${path}[${place}]`));
  }
  if (isObject(expected) && isObject(got)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return names.flatMap((name) => statedElse(expected[name], got[name], `${path}.${name}`));
  }
  return Object.is(expected, got)
    ? []
    : [`${path}: ${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`];
}
