import { LONGEST_EMAIL } from "@obcestje/contract/limits/lengths.js";

const address = /^[^\s@]+@[^\s@]+$/;

/** The addresses in a text, one a line or separated by commas, semicolons or spaces; each once, as first written. */
export function addressesIn(text: string): string[] {
  const written = text.split(/[\s,;]+/).filter((part) => part !== "");
  const mailboxes = written.map((part) => part.toLowerCase());
  return written.filter((_part, index) => mailboxes.indexOf(mailboxes[index] ?? "") === index);
}

/** The first invalid address, or null. */
export function wrongAddress(addresses: readonly string[]): string | null {
  return addresses.find((part) => part.length > LONGEST_EMAIL || !address.test(part)) ?? null;
}
