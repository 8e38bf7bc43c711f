const LONGEST_MESSAGE = 300;

/**
 * A message of graphql-js without its "Did you mean …", which would name fields of the schema to guests,
 * and cut where it repeats a long input.
 */
export function plainMessage(message: string): string {
  const plain = message.replace(/ ?Did you mean [^?]*\?$/, "");
  return plain.length > LONGEST_MESSAGE ? `${plain.slice(0, LONGEST_MESSAGE)}…` : plain;
}
