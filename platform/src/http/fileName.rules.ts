import { asciiText, isWholeInAscii } from "./asciiText.rules.js";

const LONGEST_NAME = 80;

/**
 * Letters, digits and dots, with words joined by hyphens, safe for every file system and header. Empty if a
 * text has none.
 */
export function fileWords(text: string): string {
  const words = text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-");
  return [...words]
    .slice(0, LONGEST_NAME)
    .join("")
    .replace(/^[-.]+|[-.]+$/g, "");
}

/**
 * The same in ASCII; null if ASCII lacks one of its letters, as half a name means something else, or if it
 * has none.
 */
export function asciiWords(text: string): string | null {
  return (isWholeInAscii(text) && fileWords(asciiText(text))) || null;
}

/**
 * The header for saving a file under its name: in ASCII, and also in full if that differs (RFC 6266, 8187).
 */
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
