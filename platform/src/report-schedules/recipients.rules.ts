/** Addresses once each, as they were written first: capitals make no other mailbox. */
export function eachOnce(recipients: readonly string[]): string[] {
  const known = new Map(recipients.toReversed().map((address) => [address.toLowerCase(), address]));
  return [...known.values()].toReversed();
}
