import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/** How a file is written: found from its beginning. */
export interface TextForm {
  encoding: "utf-8" | "utf-16le" | "windows-1250";
  delimiter: string;
}

/** Characters of a line that is kept; a longer one is cut there, so that no file can fill the memory. */
export const LONGEST_LINE = 64 * 1024;
const HEAD_BYTES = 64 * 1024;

function encodingOf(head: Uint8Array): TextForm["encoding"] {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1250";
  }
}

/** The separator that stands equally often in the first lines; a decimal comma seldom does. */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const evenness = (separator: string): number => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = counts[Math.floor(counts.length / 2)] ?? 0;
    return usual === 0 ? 0 : counts.filter((count) => count === usual).length / lines.length;
  };
  const ranked = ["\t", ";", ","].map((separator) => ({ separator, score: evenness(separator) }));
  return ranked.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

/** Looks at a file's beginning. @throws the file system's error where it can't be read */
export async function detectForm(path: string): Promise<TextForm> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(head);
    return { encoding, delimiter: delimiterOf(new TextDecoder(encoding).decode(head)) };
  } finally {
    await file.close();
  }
}

/**
 * A file's lines, a handful at a time, without their ends (LF or CRLF) and without byte order mark.
 * @param onBytes told how many bytes have been read so far
 */
export async function* linesOf(
  path: string,
  encoding: TextForm["encoding"],
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding);
  let rest = "";
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    bytes += chunk.length;
    onBytes(bytes);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE + 1);
    if (lines.length > 0) yield lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield [rest];
}
