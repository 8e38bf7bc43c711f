import type { ByteRange } from "./bytes.rules.js";

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a Range header asks for (RFC 9110). undefined for the whole file, also if the
 * header is no range of bytes, or several. null if the file has no such bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, start = "", end = ""] = ONE_RANGE.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (start === "" && end === "") return undefined;
  if (start === "") {
    const length = Math.min(Number(end), size);
    return length === 0 ? null : { first: size - length, last: size - 1 };
  }
  const first = Number(start);
  if (end !== "" && Number(end) < first) return undefined;
  if (first >= size) return null;
  return { first, last: end === "" ? size - 1 : Math.min(Number(end), size - 1) };
}
