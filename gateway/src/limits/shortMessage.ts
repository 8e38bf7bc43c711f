const LONGEST_MESSAGE = 300;

/** A message of graphql-js, cut if it repeats a long input. */
export function shortMessage(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
}
