/** A component of an iCalendar file, as its unfolded lines. */
export interface Block {
  /** VEVENT, VTIMEZONE … */
  name: string;
  /** Of its BEGIN, from 1. */
  line: number;
  lines: string[];
}

export interface Components {
  /** The components right below VCALENDAR, in order. */
  blocks: Block[];
  /** The line from which on the file says nothing, as a component does not end; null: it ends well. */
  cutAt: number | null;
}

const BEGIN = /^BEGIN:([A-Z-]+)\s*$/i;
const END = /^END:([A-Z-]+)\s*$/i;

/**
 * Splits an iCalendar file into its components. Each is read by itself, so that one that is faulty spoils no
 * other, and is told by its line.
 * @returns null for what is no iCalendar file
 */
export function componentsOf(text: string): Components | null {
  const blocks: Block[] = [];
  let depth = 0;
  let block: Block | null = null;
  let began = false;
  for (const { text: line, number } of unfolded(text)) {
    if (line.trim() === "") continue;
    const begin = BEGIN.exec(line)?.[1]?.toUpperCase();
    if (!began && begin !== "VCALENDAR") return null;
    began = true;
    if (begin !== undefined) {
      depth += 1;
      if (depth === 2) block = { name: begin, line: number, lines: [] };
    }
    block?.lines.push(line);
    if (!END.test(line)) continue;
    depth -= 1;
    if (depth !== 1 || !block) continue;
    blocks.push(block);
    block = null;
  }
  if (!began) return null;
  return { blocks, cutAt: block?.line ?? null };
}

/** Lines without their folds (RFC 5545, 3.1), each with the number of its first one, from 1. */
function unfolded(text: string): { text: string; number: number }[] {
  const lines: { text: string; number: number }[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(line)) last.text += line.slice(1);
    else lines.push({ text: line, number: index + 1 });
  }
  return lines;
}

/** The text of a file in UTF-8, or in UTF-16 with its mark. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}
