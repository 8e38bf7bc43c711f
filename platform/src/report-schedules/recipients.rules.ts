/** Addresses once each, as they were written first: capitals make no other mailbox. */
export function eachOnce(recipients: readonly string[]): string[] {
  const mailboxes = recipients.map((address) => address.toLowerCase());
  return recipients.filter((_address, index) => mailboxes.indexOf(mailboxes[index] ?? "") === index);
}
