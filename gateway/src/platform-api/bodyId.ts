const INTEGER = /^(0|[1-9]\d{0,14})$/;

/** An opaque GraphQL id as a platform's JSON bodies take it: a number where it came as one, else text. */
export function bodyId(id: string): number | string {
  return INTEGER.test(id) ? Number(id) : id;
}
