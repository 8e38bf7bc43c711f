/**
 * The XLSX writer against exceljs's streaming writer: the same 200,000 rows of 8 columns with dates, texts and
 * number formats, both to a null stream, interleaved in one run. Prints medians, sizes and the ratio; asserts
 * nothing about time.
 */
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Cell, Column } from "../platform/src/exports/xlsx/book.js";
import { writeWorkbook } from "../platform/src/exports/xlsx/write.js";

interface ExcelWriter {
  addWorksheet(
    name: string,
    options: object,
  ): {
    columns: object[];
    getRow(n: number): object;
    addRow(cells: unknown[]): { commit(): void };
    commit(): Promise<void>;
  };
  commit(): Promise<void>;
}
interface ExcelReader {
  xlsx: { load(bytes: Buffer): Promise<unknown> };
  getWorksheet(name: string): { rowCount: number; getRow(n: number): { values: unknown[] } };
}
const { stream, Workbook: ExcelWorkbook } = createRequire(new URL("anchors/package.json", import.meta.url))(
  "exceljs",
) as {
  stream: { xlsx: { WorkbookWriter: new (options: object) => ExcelWriter } };
  Workbook: new () => ExcelReader;
};

const ROWS = 200_000;
const CHECKED_ROWS = 2000;
const ROUNDS = 5;
/** 2026-01-01 as a spreadsheet's serial number. */
const FIRST_DAY = 46_023;
const DAY_MS = 86_400_000;
const EPOCH = 25_569;

const COLUMNS: (Column & { code: string })[] = [
  { title: "čas", format: "dateTime", width: 18, code: "dd.mm.yyyy hh:mm" },
  { title: "dan", format: "date", width: 12, code: "dd.mm.yyyy" },
  { title: "vrsta", format: "text", width: 12, code: "@" },
  { title: "smer", format: "text", width: 20, code: "@" },
  { title: "vozila", format: "integer", width: 10, code: "#,##0" },
  { title: "povprečje", format: "decimal", width: 10, code: "#,##0.0" },
  { title: "V85", format: "integer", width: 10, code: "#,##0" },
  { title: "popolnost", format: "percent", width: 10, code: "0.0%" },
];

function rowOf(index: number): Cell[] {
  const serial = FIRST_DAY + index / 1440;
  return [
    serial,
    Math.floor(serial),
    index % 7 === 0 ? "kolo" : "vozilo",
    index % 2 === 0 ? "Prihajajoča smer" : "Odhajajoča smer",
    (index * 7919) % 5000,
    30 + ((index * 31) % 400) / 10,
    40 + (index % 50),
    (index % 1000) / 1000,
  ];
}

function* chunks(rows: number): Generator<Cell[][]> {
  for (let from = 0; from < rows; from += 1000) {
    yield Array.from({ length: Math.min(1000, rows - from) }, (_, index) => rowOf(from + index));
  }
}

class Counter extends Writable {
  bytes = 0;
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.bytes += chunk.length;
    done();
  }
}

async function ours(rows: number, into: Writable): Promise<void> {
  const sheet = { name: "Ure", columns: COLUMNS, table: true, rows: chunks(rows) };
  await pipeline(
    writeWorkbook({ title: "Bench", created: 1_800_000_000, language: "sl", sheets: [sheet] }),
    into,
  );
}

async function theirs(rows: number, into: Writable): Promise<void> {
  const book = new stream.xlsx.WorkbookWriter({
    stream: into,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 1 } },
  });
  const sheet = book.addWorksheet("Ure", { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = COLUMNS.map(({ title, width, code }) => ({
    header: title,
    width,
    style: { numFmt: code },
  }));
  for (const chunk of chunks(rows)) {
    for (const [time, day, ...rest] of chunk) sheet.addRow([asDate(time), asDate(day), ...rest]).commit();
    // Its streams never yield: without a pause all rows would wait in memory.
    await new Promise(setImmediate);
  }
  await sheet.commit();
  await book.commit();
}

const asDate = (serial: Cell | undefined) => new Date((Number(serial) - EPOCH) * DAY_MS);

/** Both files must have the same content, or their times mean nothing. */
async function check(): Promise<void> {
  const [one, other] = await Promise.all([ours, theirs].map((write) => readBack(write)));
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error("The two files differ.");
}

async function readBack(write: typeof ours): Promise<unknown[]> {
  const parts: Buffer[] = [];
  const into = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      parts.push(chunk);
      done();
    },
  });
  await write(CHECKED_ROWS, into);
  const book = new ExcelWorkbook();
  await book.xlsx.load(Buffer.concat(parts));
  const sheet = book.getWorksheet("Ure");
  return Array.from({ length: sheet.rowCount }, (_, index) => sheet.getRow(index + 1).values.map(rounded));
}

/** Exceljs reads dates as milliseconds; ours are off by a fraction. */
const rounded = (value: unknown) => (value instanceof Date ? Math.round(value.getTime() / 1000) : value);

const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

await check();
const times = { ours: [] as number[], theirs: [] as number[] };
const sizes = { ours: 0, theirs: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, write] of [
    ["ours", ours],
    ["theirs", theirs],
  ] as const) {
    const counter = new Counter();
    const start = performance.now();
    await write(ROWS, counter);
    times[name].push(performance.now() - start);
    sizes[name] = counter.bytes;
  }
}
const [mine, anchor] = [median(times.ours), median(times.theirs)];
console.log(
  `${ROWS} rows of 8 columns: ours ${mine.toFixed(0)} ms, ${(sizes.ours / 1e6).toFixed(1)} MB; exceljs streaming ${anchor.toFixed(0)} ms, ${(sizes.theirs / 1e6).toFixed(1)} MB; ${(anchor / mine).toFixed(1)} times as fast`,
);
