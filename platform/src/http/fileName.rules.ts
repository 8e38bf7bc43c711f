import { asciiText, isWholeInAscii } from "./asciiText.rules.js";

const LONGEST_NAME = 80;

/** Letters, digits and dots; words are joined by hyphens, so that no file system and no header minds. Empty where a text has none. */
export function fileWords(text: string): string {
  const words = text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-");
  return [...words]
    .slice(0, LONGEST_NAME)
    .join("")
    .replace(/^[-.]+|[-.]+$/g, "");
}

/** The same in ASCII; null where that lacks a letter of it, as half a name names something else, or has none. */
export function asciiWords(text: string): string | null {
  return (isWholeInAscii(text) && fileWords(asciiText(text))) || null;
}

/** The header that has a file kept by its name: in ASCII, and in full beside it where that differs (RFC 6266, 8187). */
export function attachmentHeader(full: string, ascii: string): string {
  const plain = `attachment; filename="${ascii}"`;
  return full === ascii ? plain : `${plain}; filename*=UTF-8''${percentEncoded(full)}`;
}

/** encodeURIComponent leaves ' ( ) and * as they are. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
