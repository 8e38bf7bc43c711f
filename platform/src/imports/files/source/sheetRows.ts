import { SaxesParser, type SaxesTagPlain } from "saxes";
import { asFault } from "../fileFault.js";
import { HANDFUL, LONGEST_LINE, type Row, type Rows, shown } from "./row.js";
import { dateText } from "./sheetDates.js";
import { localName, type Workbook } from "./workbook.js";

/** Limit of columns in a sheet. */
const MOST_COLUMNS = 16_384;

/** The rows of a sheet, tag by tag: a sheet of millions takes no more memory than its workbook's texts. */
export async function* sheetRows(book: Workbook, name: string | null): Rows {
  const sheet = book.sheets.find((one) => one.name === name) ?? book.sheets[0];
  if (!sheet) return;
  const reader = new SheetReader(book);
  const decoder = new TextDecoder();
  try {
    for await (const chunk of sheet.part.open()) {
      reader.write(decoder.decode(chunk, { stream: true }));
      if (reader.rows.length >= HANDFUL) yield reader.take();
    }
    reader.close();
  } catch (error) {
    throw asFault(error, "BROKEN_ARCHIVE");
  }
  if (reader.rows.length > 0) yield reader.take();
}

class SheetReader {
  rows: Row[] = [];
  private readonly parser = new SaxesParser({ xmlns: false, position: false } as const);
  private line = 0;
  private cells: string[] = [];
  private column = -1;
  private type = "";
  private style = 0;
  private text = "";
  /** Within a value, or within an inline text. */
  private reading = false;

  constructor(private readonly book: Workbook) {
    this.parser.on("opentag", (tag) => this.open(tag, localName(tag.name)));
    this.parser.on("text", (text) => {
      if (this.reading && this.text.length < LONGEST_LINE) this.text += text;
    });
    this.parser.on("closetag", (tag) => this.closed(localName(tag.name)));
  }

  write(xml: string): void {
    this.parser.write(xml);
  }

  close(): void {
    this.parser.close();
  }

  take(): Row[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private open({ attributes }: SaxesTagPlain, name: string): void {
    if (name === "row") {
      this.line = Number(attributes.r ?? this.line + 1);
      this.cells = [];
      this.column = -1;
    } else if (name === "c") {
      this.column = attributes.r === undefined ? this.column + 1 : columnOf(attributes.r);
      this.type = attributes.t ?? "n";
      this.style = Number(attributes.s ?? 0);
      this.text = "";
    } else if (name === "v" || name === "t") this.reading = true;
  }

  private closed(name: string): void {
    if (name === "v" || name === "t") this.reading = false;
    else if (name === "c" && this.column < MOST_COLUMNS) {
      while (this.cells.length < this.column) this.cells.push("");
      this.cells[this.column] = this.value();
    } else if (name === "row" && this.cells.some((cell) => cell !== "")) {
      this.rows.push({ line: this.line, cells: this.cells, text: shown(this.cells.join("\t")) });
    }
  }

  private value(): string {
    const { text, type } = this;
    if (type === "s") return this.book.shared[Number(text)] ?? "";
    // An error such as #N/A is no value.
    if (type === "e") return "";
    const form = type === "n" && text !== "" ? this.book.dates[this.style] : null;
    return form ? dateText(Number(text), form, this.book.from1904) : text;
  }
}

/** B3 is column 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}
