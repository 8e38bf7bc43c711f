import { isUtf8 } from "node:buffer";

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1250"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding, as suggested by the beginning of a text. */
export interface EncodingFound {
  encoding: Encoding;
  /** True if the beginning shows it. Plain ASCII may be UTF-8 or Windows-1250: the rest decides. */
  sure: boolean;
}

/**
 * From this share of zero bytes at even or odd places on, a text is UTF-16. With ASCII content it is all of
 * them.
 */
const MANY = 0.3;

/** Finds the encoding of a text by its first bytes, with or without a byte order mark. */
export function encodingOf(head: Uint8Array): EncodingFound {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return { encoding: "utf-16le", sure: true };
  if (first === 0xfe && second === 0xff) return { encoding: "utf-16be", sure: true };
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: "utf-8", sure: true };
  const [atEven, atOdd] = zeros(head);
  if (atOdd > MANY && atEven < atOdd / 4) return { encoding: "utf-16le", sure: true };
  if (atEven > MANY && atOdd < atEven / 4) return { encoding: "utf-16be", sure: true };
  if (!head.some((byte) => byte > 0x7f)) return { encoding: "utf-8", sure: false };
  return { encoding: isUtf8(wholeCharacters(head)) ? "utf-8" : "windows-1250", sure: true };
}

/** Shares of zero bytes at even and odd places. */
function zeros(head: Uint8Array): [number, number] {
  const counts: [number, number] = [0, 0];
  head.forEach((byte, place) => {
    if (byte === 0) counts[place % 2 === 0 ? 0 : 1] += 1;
  });
  const half = Math.max(1, head.length / 2);
  return [counts[0] / half, counts[1] / half];
}

/** Without the last character, which may be cut. */
function wholeCharacters(head: Uint8Array): Uint8Array {
  let end = head.length;
  for (let back = 1; back <= Math.min(4, head.length); back += 1) {
    const byte = head[head.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      if (length > back) end = head.length - back;
      break;
    }
  }
  return head.subarray(0, end);
}
