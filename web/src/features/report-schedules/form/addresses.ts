/** As many as a schedule takes. */
export const addressesAtMost = 20;

const address = /^[^\s@]+@[^\s@]+$/;

/** The addresses of a text, one a line or set apart by commas, semicolons or spaces; each once, as it is written first. */
export function addressesIn(text: string): string[] {
  const written = text.split(/[\s,;]+/).filter((part) => part !== "");
  const mailboxes = written.map((part) => part.toLowerCase());
  return written.filter((_part, index) => mailboxes.indexOf(mailboxes[index] ?? "") === index);
}

/** The first that is no address, or null. */
export function wrongAddress(addresses: readonly string[]): string | null {
  return addresses.find((part) => part.length > 254 || !address.test(part)) ?? null;
}
