import { FileFault } from "../fileFault.js";
import type { SourceFile } from "../sourceFile.js";
import { packedIn } from "./archive.js";
import { headOf, unzipped } from "./bytes.js";
import { type Encoding, encodingOf } from "./encoding.js";
import { isWorkbook, readWorkbook } from "./workbook.js";

export type Compression = "none" | "gzip" | "zip";
/** `json` is one text; `jsonLines` has a record in each line. */
export type Format = "text" | "workbook" | "json" | "jsonLines";

/** The format of a file, found from its bytes. */
export interface SourceForm {
  compression: Compression;
  format: Format;
  /** null for a workbook, which has its own. */
  encoding: Encoding | null;
  /** True if the file's beginning shows the encoding. */
  encodingSure: boolean;
  /** The sheet to read; null if there are none. */
  sheet: string | null;
  sheets: string[];
  /** The rows of JSON are in an array within an object. */
  inObject: boolean;
  /** The beginning of the text. */
  head: string;
}

/** Bytes to examine: enough for a long preamble and some hundred lines. */
const HEAD_BYTES = 256 * 1024;

const startsWith = (head: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((byte, place) => head[place] === byte);

/**
 * Finds how a file is packed and encoded.
 * @throws FileFault if it can't be read at all
 */
export async function sniff(
  file: SourceFile,
  wanted: { sheet?: string | undefined; encoding?: Encoding | undefined },
): Promise<SourceForm> {
  const head = await headOf(file.open(0, Math.min(file.size, 8)), 8);
  if (head.length === 0) throw new FileFault("EMPTY");
  if (startsWith(head, 0x1f, 0x8b))
    return textForm(await headOf(unzipped(file), HEAD_BYTES), "gzip", wanted.encoding);
  if (startsWith(head, 0x50, 0x4b)) return archiveForm(file, wanted);
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault("OLD_WORKBOOK");
  const bytes = await headOf(file.open(0, Math.min(file.size, HEAD_BYTES)), HEAD_BYTES);
  return textForm(bytes, "none", wanted.encoding);
}

async function archiveForm(
  file: SourceFile,
  wanted: { sheet?: string | undefined; encoding?: Encoding | undefined },
): Promise<SourceForm> {
  const parts = await packedIn(file);
  if (isWorkbook(parts)) {
    const sheets = (await readWorkbook(parts)).sheets.map(({ name }) => name);
    const [first] = sheets;
    if (first === undefined) throw new FileFault("EMPTY");
    if (wanted.sheet !== undefined && !sheets.includes(wanted.sheet))
      throw new FileFault("NO_SUCH_SHEET", { sheet: wanted.sheet, sheets: sheets.join(", ") });
    const sheet = wanted.sheet ?? first;
    const about = { compression: "none", format: "workbook", encoding: null, encodingSure: true } as const;
    return { ...about, sheet, sheets, inObject: false, head: "" };
  }
  if (parts.some(({ name }) => name === "mimetype")) throw new FileFault("OTHER_WORKBOOK");
  const [only, ...more] = parts;
  if (!only) throw new FileFault("EMPTY");
  if (more.length > 0)
    throw new FileFault("SEVERAL_FILES", {
      count: parts.length,
      names: parts
        .slice(0, 5)
        .map(({ name }) => name)
        .join(", "),
    });
  return textForm(await headOf(only.open(), HEAD_BYTES), "zip", wanted.encoding);
}

function textForm(bytes: Uint8Array, compression: Compression, wanted: Encoding | undefined): SourceForm {
  if (bytes.length === 0) throw new FileFault("EMPTY");
  if (startsWith(bytes, 0x1f, 0x8b) || startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    throw new FileFault("ARCHIVE_IN_ARCHIVE");
  const found = encodingOf(bytes);
  const encoding = wanted ?? found.encoding;
  // A character may be cut at the end: the decoder waits for its rest.
  const head = new TextDecoder(encoding).decode(bytes, { stream: true });
  if (isBinary(head)) throw new FileFault("NOT_A_TABLE");
  const { format, inObject } = formatOf(head);
  return {
    ...{ compression, format, encoding, inObject, head },
    ...{ encodingSure: wanted !== undefined || found.sure, sheet: null, sheets: [] },
  };
}

/**
 * True if it is not text: text has no control characters but tabs and line ends. A damaged one may have a
 * few.
 */
function isBinary(head: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const odd = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return odd > head.length / 50;
}

function formatOf(head: string): Pick<SourceForm, "format" | "inObject"> {
  const text = head.trimStart();
  if (/^\[\s*(\{|\]|$)/.test(text)) return { format: "json", inObject: false };
  if (!/^\{\s*("|\}|$)/.test(text)) return { format: "text", inObject: false };
  return { format: isOfLines(text) ? "jsonLines" : "json", inObject: true };
}

/** True if the first line is a record by itself, and not an object with an array of records in it. */
function isOfLines(text: string): boolean {
  const [first = "", second = ""] = text.split(/\r?\n/, 2);
  if (second !== "" && !second.startsWith("{")) return false;
  try {
    const whole: unknown = JSON.parse(first);
    const values = Object.values(whole as object);
    const isRecords = (value: unknown) => Array.isArray(value) && typeof value[0] === "object";
    return second !== "" || !values.some(isRecords);
  } catch {
    return false;
  }
}
