import type { Cell, Column, Sheet } from "./book.js";
import { columnName } from "./cells.js";
import { headFormat, styleIndex } from "./styles.js";
import { XML_HEAD, xmlText } from "./xml.js";

/** Limit of rows in a spreadsheet. */
export const MOST_ROWS = 1_048_576;
const LONGEST_TEXT = 32_767;
/** Characters per chunk. */
const CHUNK = 64 * 1024;
/** Three lines of text. */
const HEAD_HEIGHT = ' ht="48" customHeight="1"';

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The source of a sheet's rows, with the rest for the next sheet if one is full. */
export class RowSource {
  private readonly chunks: AsyncIterator<Cell[][]> | Iterator<Cell[][]>;
  private chunk: Cell[][] = [];
  private next = 0;

  constructor(rows: Sheet["rows"]) {
    this.chunks = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  }

  /** Up to `most` rows, all of one chunk; none at the end. */
  async take(most: number): Promise<Cell[][]> {
    while (this.next >= this.chunk.length) {
      const { done, value } = await this.chunks.next();
      if (done) return [];
      this.chunk = value;
      this.next = 0;
    }
    const taken = this.chunk.slice(this.next, this.next + most);
    this.next += taken.length;
    return taken;
  }

  /** True if rows are left. */
  async more(): Promise<boolean> {
    const [first] = await this.take(1);
    if (first !== undefined) this.next -= 1;
    return first !== undefined;
  }

  /** Closes the source of the rows. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }
}

/**
 * One worksheet's XML in chunks, with as many rows as fit.
 * @param most rows including the header; `counted` is called with the number of written rows
 */
export async function* sheetXml(
  { columns, table, charts = [] }: Omit<Sheet, "rows" | "name">,
  rows: RowSource,
  counted: (rows: number) => void,
  most = MOST_ROWS,
): AsyncGenerator<Buffer> {
  let text = opening(columns, table);
  let row = 0;
  const plans = plansOf(columns);
  if (table) text += rowXml(++row, columns.map(asHead), plans, HEAD_HEIGHT);
  while (row < most) {
    const some = await rows.take(most - row);
    if (some.length === 0) break;
    for (const cells of some) {
      row += 1;
      text += rowXml(row, cells, plans);
      if (text.length < CHUNK) continue;
      yield Buffer.from(text);
      text = "";
    }
  }
  counted(row);
  yield Buffer.from(text + closing(columns, table, row, charts.length > 0));
}

const asHead = ({ title, format }: Column): Cell => ({ value: title, format: headFormat(format) });

function opening(columns: Column[], table: boolean): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const view = table
    ? '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'
    : '<sheetView showGridLines="0" workbookViewId="0"/>';
  return (
    `${XML_HEAD}<worksheet ${NAMESPACES}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews>${view}</sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join("")}</cols><sheetData>`
  );
}

function closing(columns: Column[], table: boolean, rows: number, charts: boolean): string {
  const filter = table ? `<autoFilter ref="A1:${columnName(columns.length)}${rows}"/>` : "";
  return (
    `</sheetData>${filter}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>` +
    `<pageSetup paperSize="9" orientation="landscape" fitToHeight="${table ? 0 : 1}"/>` +
    "<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>" +
    `${charts ? '<drawing r:id="rId1"/>' : ""}</worksheet>`
  );
}

/** The text before and after a cell's row number, made once per column. */
interface CellPlan {
  start: string;
  number: string;
  text: string;
}

function plansOf(columns: Column[]): CellPlan[] {
  return columns.map(({ format }, index) => {
    const style = styleIndex(format);
    return {
      start: `<c r="${columnName(index + 1)}`,
      number: `" s="${style}"><v>`,
      text: `" s="${style}" t="inlineStr"><is><t xml:space="preserve">`,
    };
  });
}

function rowXml(row: number, cells: Cell[], plans: CellPlan[], attributes = ""): string {
  let xml = `<row r="${row}"${attributes}>`;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index];
    const plan = plans[index];
    if (cell === null || cell === undefined || plan === undefined) continue;
    if (typeof cell === "number") xml += `${plan.start}${row}${plan.number}${cell}</v></c>`;
    else if (typeof cell === "string") xml += `${plan.start}${row}${plan.text}${cut(cell)}</t></is></c>`;
    else xml += styledCell(`${plan.start}${row}" s="${styleIndex(cell.format)}"`, cell.value);
  }
  return `${xml}</row>`;
}

function styledCell(start: string, value: string | number | null): string {
  if (value === null) return `${start}/>`;
  if (typeof value === "number") return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${cut(value)}</t></is></c>`;
}

const cut = (text: string) => xmlText(text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text);
