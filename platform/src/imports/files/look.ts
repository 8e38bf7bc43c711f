import { dataRows, hasTooMany } from "./dataRows.js";
import { FileFault } from "./fileFault.js";
import type { FileOptions } from "./options.js";
import { dateOrderOf } from "./shape/dateOrder.js";
import type { Seen } from "./shape/findings.js";
import { type Layout, layoutOf, separatorOf } from "./shape/layout.js";
import { Profile } from "./shape/profile.js";
import { assignRoles } from "./shape/roles.js";
import { SAMPLE } from "./shape/sample.js";
import { zoneOf } from "./shape/zone.js";
import { Fields, MOST_FIELDS } from "./source/jsonRows.js";
import { openRows, type RowForm } from "./source/openRows.js";
import type { Row } from "./source/row.js";
import type { SourceForm } from "./source/sniff.js";
import type { SourceFile } from "./sourceFile.js";
import { TimesSeen } from "./times.js";
import type { Column, Understanding } from "./understanding.js";

/** Characters of rows that are kept as a sample. */
const MOST_SAMPLED = 4 * 1024 ** 2;

/** Number of rows from which header and width are found. */
const FIRST_ROWS = 500;

type Layouted =
  | "separator"
  | "width"
  | "headerLine"
  | "header"
  | "firstLine"
  | "preambleLines"
  | "commentLines"
  | "lines"
  | "encoding";

/** All observations about a file's rows. */
export interface Looked extends Pick<Understanding, Layouted> {
  seen: Seen;
  /** True if there are no column names. */
  headless: boolean;
  /** True if the sample holds all rows. */
  isWhole: boolean;
  /** Times as read with the settings that the first rows suggested. All rows together may suggest others. */
  times: TimesSeen | undefined;
}

const NO_LAYOUT: Layout = { headerLine: 0, header: [], firstLine: 1, width: 0, preamble: [], units: [] };

const isRecords = ({ format }: Pick<SourceForm, "format">): boolean =>
  format === "json" || format === "jsonLines";

/** Reads all rows once; undefined if the encoding turns out to be another one. */
export async function look(
  file: SourceFile,
  options: FileOptions,
  form: SourceForm,
): Promise<Looked | undefined> {
  const separator = form.format === "text" ? (options.separator ?? separatorOf(form.head)) : null;
  const first = await firstRows(file, { ...form, separator, width: null });
  const layout = isRecords(form) ? NO_LAYOUT : layoutOf(first, options.headerLine);
  if (layout.width > MOST_FIELDS) throw new FileFault("TOO_MANY_COLUMNS", { most: MOST_FIELDS });
  const rowForm: RowForm = { ...form, separator, width: layout.width || null };
  const looking = new Looking(layout, options, isRecords(form));
  let comments = 0;
  for await (const rows of dataRows(
    file,
    rowForm,
    { ...layout, only: options.only ?? null },
    looking.fields,
    () => {
      comments += 1;
    },
  )) {
    if (!form.encodingSure && rows.some(({ text }) => text.includes("\ufffd"))) return undefined;
    for (const row of rows) looking.add(row);
  }
  const { headerLine, header, firstLine, preamble } = layout;
  const seen = looking.seen();
  return {
    ...{ separator, headerLine, header, firstLine, encoding: form.encoding, width: seen.columns.length },
    ...{ preambleLines: preamble.length, commentLines: comments, lines: looking.lines },
    ...{ seen, headless: looking.headless, isWhole: looking.isWhole, times: looking.times },
  };
}

async function firstRows(file: SourceFile, form: RowForm): Promise<Row[]> {
  const first: Row[] = [];
  for await (const rows of openRows(file, form)) {
    first.push(...rows);
    if (first.length >= FIRST_ROWS) break;
  }
  return first.slice(0, FIRST_ROWS);
}

/** Observes a file's rows one by one. */
class Looking {
  readonly fields = new Fields();
  readonly headless: boolean;
  lines = 0;
  isWhole = true;
  times: TimesSeen | undefined;
  private readonly profiles: Profile[] = [];
  private readonly sample: string[][] = [];
  private sampled = 0;

  constructor(
    private readonly layout: Layout,
    private readonly options: FileOptions,
    private readonly isRecords: boolean,
  ) {
    this.headless = !isRecords && layout.headerLine === 0;
  }

  add({ cells, broken, text }: Row): void {
    this.lines += 1;
    if (broken) return;
    const { profiles, sample } = this;
    const end = this.isRecords ? cells.length : Math.min(this.layout.width, cells.length);
    for (let at = 0; at < end; at += 1) {
      if (at >= profiles.length) profiles.push(new Profile());
      profiles[at]?.add(cells[at] ?? "");
    }
    if (this.isWhole && sample.length < SAMPLE && this.sampled < MOST_SAMPLED) {
      sample.push(cells);
      this.sampled += text.length;
      return;
    }
    // The first rows are most likely representative, which saves reading the file again.
    if (this.isWhole) this.begin();
    this.isWhole = false;
    this.addTime(cells);
  }

  /** The present knowledge about the columns. */
  seen(): Seen {
    const { header, width, units, preamble } = this.layout;
    const names = this.isRecords ? this.fields.names : header;
    const count = this.isRecords ? names.length : Math.max(width, names.length);
    while (this.profiles.length < count) this.profiles.push(new Profile());
    const columns = this.profiles
      .slice(0, count)
      .map((profile, index) => columnOf(index, nameOf(names[index] ?? "", units[index] ?? ""), profile));
    return { columns, profiles: this.profiles, sample: this.sample, preamble, options: this.options };
  }

  private begin(): void {
    const seen = this.seen();
    const { columns } = seen;
    assignRoles(seen, this.headless, () => false);
    const { timeZone, now } = this.options;
    const order = dateOrderOf(seen) ?? "DMY";
    this.times = new TimesSeen({ columns, order, timeZone: zoneOf(columns, timeZone), now, directions: {} });
    for (const cells of this.sample) this.addTime(cells);
  }

  private addTime(cells: readonly string[]): void {
    if (this.isRecords || !hasTooMany(cells, this.layout.width)) this.times?.add(cells);
  }
}

/** A unit below a name is treated as part of it, as if in brackets. */
const nameOf = (name: string, unit: string): string => (unit === "" ? name : `${name} (${unit})`);

function columnOf(index: number, name: string, { examples }: Profile): Column {
  return {
    ...{ index, name, role: null, unit: null, unitFrom: null, kind: null, direction: null },
    ...{ timeForm: null, grouped: false, of: null, examples },
  };
}
