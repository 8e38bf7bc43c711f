import { SaxesParser, type SaxesTagPlain } from "saxes";
import { asFault, FileFault } from "../fileFault.js";
import type { Packed } from "./archive.js";
import { LARGEST } from "./bytes.js";
import { type DateForm, dateFormOf } from "./sheetDates.js";

/**
 * Limit of characters in all texts of a workbook: sheets refer to them by number, so they stay in memory
 * meanwhile.
 */
const MOST_SHARED = 128 * 1024 ** 2;

/** The parts of a workbook that a sheet's cells refer to. */
export interface Workbook {
  sheets: { name: string; part: Packed }[];
  shared: string[];
  /** The date or time format of each style, if it is one. */
  dates: (DateForm | null)[];
  /** Days are counted from 1904, as on old Macintosh computers. */
  from1904: boolean;
}

/** A name without its namespace: some programs write `x:row`. */
export const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Reads a part tag by tag. */
async function eachTag(
  part: Packed,
  on: {
    open?: (tag: SaxesTagPlain, name: string) => void;
    text?: (text: string) => void;
    close?: (name: string) => void;
  },
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  parser.on("opentag", (tag) => on.open?.(tag, localName(tag.name)));
  parser.on("text", (text) => on.text?.(text));
  parser.on("closetag", (tag) => on.close?.(localName(tag.name)));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of part.open()) parser.write(decoder.decode(chunk, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw asFault(error, "BROKEN_ARCHIVE");
  }
}

export const isWorkbook = (parts: Packed[]): boolean =>
  parts.some(({ name }) => name === "[Content_Types].xml") && parts.some(({ name }) => /^xl\//.test(name));

/** A workbook without its sheets' rows. @throws FileFault BROKEN_ARCHIVE, TOO_LARGE */
export async function readWorkbook(parts: Packed[]): Promise<Workbook> {
  const find = (name: string) => parts.find((part) => part.name.toLowerCase() === name.toLowerCase());
  const book = find("xl/workbook.xml");
  if (!book) throw new FileFault("BROKEN_ARCHIVE");
  const named: { name: string; id: string }[] = [];
  let from1904 = false;
  await eachTag(book, {
    open: ({ attributes }, name) => {
      if (name === "workbookPr") from1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (name === "sheet") named.push({ name: attributes.name ?? "", id: idOf(attributes) });
    },
  });
  const targets = await targetsOf(find("xl/_rels/workbook.xml.rels"));
  const sheets = named.flatMap(({ name, id }) => {
    const part = find(targets.get(id) ?? "");
    return part ? [{ name, part }] : [];
  });
  const [strings, styles] = [find("xl/sharedStrings.xml"), find("xl/styles.xml")];
  return {
    sheets,
    from1904,
    shared: strings ? await sharedStrings(strings) : [],
    dates: styles ? await dateStyles(styles) : [],
  };
}

function idOf(attributes: Record<string, string>): string {
  const name = Object.keys(attributes).find((key) => key.includes(":") && localName(key) === "id");
  return name === undefined ? "" : (attributes[name] ?? "");
}

/** Paths of the parts to which the workbook refers by id. */
async function targetsOf(part: Packed | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  if (!part) return targets;
  await eachTag(part, {
    open: ({ attributes: { Id = "", Target = "" } }, name) => {
      if (name === "Relationship") targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}

async function sharedStrings(part: Packed): Promise<string[]> {
  const strings: string[] = [];
  let [text, within, phonetic, length] = ["", false, 0, 0];
  await eachTag(part, {
    open: (_, name) => {
      if (name === "si") text = "";
      if (name === "rPh") phonetic += 1;
      within = name === "t" && phonetic === 0;
    },
    text: (some) => {
      if (within) text += some;
    },
    close: (name) => {
      within = false;
      if (name === "rPh") phonetic -= 1;
      if (name !== "si") return;
      length += text.length + 1;
      if (length > MOST_SHARED) throw new FileFault("TOO_LARGE", { bytes: LARGEST });
      strings.push(text);
    },
  });
  return strings;
}

async function dateStyles(part: Packed): Promise<(DateForm | null)[]> {
  const own = new Map<number, string>();
  const styles: (DateForm | null)[] = [];
  let inCells = false;
  await eachTag(part, {
    open: ({ attributes }, name) => {
      if (name === "numFmt") own.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      if (name === "cellXfs") inCells = true;
      if (name !== "xf" || !inCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      styles.push(dateFormOf(id, own.get(id)));
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}
