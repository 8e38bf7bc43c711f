const INTEGER = /^(0|[1-9]\d{0,14})$/;

/**
 * An opaque GraphQL id as a platform's JSON bodies take it: a number if the platform sent a number, else
 * text.
 */
export function bodyId(id: string): number | string {
  return INTEGER.test(id) ? Number(id) : id;
}

/** Several ids as a platform's JSON bodies take them: joined by commas. A single one stays as it is. */
export function bodyIds(ids: readonly string[]): number | string {
  const [only] = ids;
  return ids.length === 1 && only !== undefined ? bodyId(only) : ids.join(",");
}
