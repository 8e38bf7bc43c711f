/** Each address once, in its first spelling: capitals make no other mailbox. */
export function eachOnce(recipients: readonly string[]): string[] {
  const mailboxes = recipients.map((address) => address.toLowerCase());
  return recipients.filter((_address, index) => mailboxes.indexOf(mailboxes[index] ?? "") === index);
}
