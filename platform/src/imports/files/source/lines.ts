import type { Encoding } from "./encoding.js";
import { LONGEST_LINE } from "./row.js";

/**
 * The lines of a text in handfuls, without their ends (LF, CRLF, or CR if there are no others) and without
 * byte order mark. A line beyond LONGEST_LINE is cut one character after it, so that it is noticed.
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding);
  let rest = "";
  // Old Macintosh programs end lines with only CR. Each file uses one way.
  let ends: RegExp | string | undefined;
  for await (const chunk of bytes) {
    const text = rest + decoder.decode(chunk, { stream: true });
    ends ??= endsIn(text);
    const lines = text.split(ends ?? "\n");
    rest = cut(lines.pop() ?? "");
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  const lines = (rest + decoder.decode()).split(ends ?? endsIn(`${rest}\n`) ?? "\n");
  if (lines.at(-1) === "") lines.pop();
  if (lines.length > 0) yield lines.map(withoutReturn);
}

/** The line end in use; undefined if no line has ended yet. A CR at the end may be half of CRLF. */
function endsIn(text: string): string | undefined {
  if (text.includes("\n")) return "\n";
  return /\r[^\n]/.test(text) ? "\r" : undefined;
}

const cut = (line: string): string => (line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE + 1) : line);

const withoutReturn = (line: string): string =>
  cut(line.charCodeAt(line.length - 1) === 13 ? line.slice(0, -1) : line);
