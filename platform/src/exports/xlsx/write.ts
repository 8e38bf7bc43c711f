import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { Chart, Sheet, Workbook } from "./book.js";
import { chartXml, drawingXml } from "./chartXml.js";
import { chartRelationships, drawingRelationship, packageParts, type WrittenSheet } from "./packageXml.js";
import { MOST_ROWS, RowSource, sheetXml } from "./sheetXml.js";
import { stylesXml } from "./styles.js";

/** Higher levels take several times as long, and save a tenth. */
const COMPRESSION = 1;
const LONGEST_NAME = 31;

/**
 * Writes a workbook as a stream, row by row, with flat memory. A table that is too long continues in another
 * sheet. To stop reading, destroy the stream. An error of the rows becomes its error.
 */
export function writeWorkbook(book: Workbook, mostRows = MOST_ROWS): Readable {
  const writer = new BookWriter(book, mostRows);
  writer.write().catch((error: unknown) => writer.output.destroy(asError(error)));
  return writer.output;
}

class BookWriter {
  private readonly zip = new ZipFile();
  private readonly written: WrittenSheet[] = [];
  private readonly counts = { drawings: 0, charts: 0 };
  readonly output: Readable;

  constructor(
    private readonly book: Workbook,
    private readonly mostRows: number,
  ) {
    // yazl's type is narrower than the actual PassThrough.
    this.output = this.zip.outputStream as Readable;
  }

  async write(): Promise<void> {
    for (const sheet of this.book.sheets) await this.writeSheet(sheet);
    const { title, created } = this.book;
    this.addText("xl/styles.xml", stylesXml());
    for (const [path, xml] of packageParts(title, created, this.written, this.counts))
      this.addText(path, xml);
    this.zip.end();
  }

  private async writeSheet(sheet: Sheet): Promise<void> {
    const rows = new RowSource(sheet.rows);
    try {
      for (let part = 1; part === 1 || (await rows.more()); part += 1) {
        const charts = part === 1 ? (sheet.charts ?? []) : [];
        const number = this.written.length + 1;
        const { columns, table } = sheet;
        const name = partName(sheet.name, part);
        const one: WrittenSheet = { name, columns: columns.length, rows: 0, table };
        const count = (written: number) => {
          one.rows = written;
        };
        this.written.push(one);
        await this.add(
          `xl/worksheets/sheet${number}.xml`,
          Readable.from(sheetXml({ columns, table, charts }, rows, count, this.mostRows), {
            objectMode: false,
          }),
        );
        if (charts.length > 0) this.addCharts(number, charts);
      }
    } finally {
      await rows.close();
    }
  }

  private addCharts(sheet: number, charts: Chart[]): void {
    this.counts.drawings += 1;
    const numbers = charts.map(() => ++this.counts.charts);
    const drawing = this.counts.drawings;
    this.addText(`xl/worksheets/_rels/sheet${sheet}.xml.rels`, drawingRelationship(drawing));
    this.addText(`xl/drawings/drawing${drawing}.xml`, drawingXml(charts));
    this.addText(`xl/drawings/_rels/drawing${drawing}.xml.rels`, chartRelationships(numbers));
    charts.forEach((chart, index) => {
      this.addText(`xl/charts/chart${numbers[index]}.xml`, chartXml(chart, this.book.language));
    });
  }

  private addText(path: string, xml: string): void {
    this.zip.addBuffer(Buffer.from(xml), path, this.options);
  }

  /** Adds a part, and waits until it is sent. Ends if the reader has left. */
  private async add(path: string, source: Readable): Promise<void> {
    const stop = () => source.destroy();
    if (this.output.destroyed) stop();
    this.output.once("close", stop);
    this.zip.addReadStream(source, path, this.options);
    try {
      await finished(source);
    } finally {
      this.output.off("close", stop);
    }
  }

  private get options() {
    return { compressionLevel: COMPRESSION, mtime: new Date(this.book.created * 1000) };
  }
}

function partName(name: string, part: number): string {
  const end = part === 1 ? "" : ` (${part})`;
  return name.slice(0, LONGEST_NAME - end.length) + end;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
