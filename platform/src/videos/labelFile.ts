import type { VideoRow } from "../db/tables/videos.js";
import type { Db } from "../db/tables.js";
import { csvHead, csvLine } from "../exports/csv/csv.js";
import { WRITINGS } from "../exports/form.js";
import type { ExportLanguage } from "../exports/language.js";
import { jsonList } from "../http/jsonList.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { labelLines, labelTitles, localTimes } from "./labelLines.rules.js";
import { toVideoJson } from "./store.js";

/** Each may hold the labels of thousands of vehicles. */
const VIDEOS_A_READ = 10;

/** The labels to export, and the form. It is passed to another thread. */
export interface LabelExport {
  name: LabelFileName;
  /** Of one video; null: of all. */
  id: number | null;
  language: ExportLanguage;
  /** True if plates are included. */
  plates: boolean;
}

type Chunks = AsyncGenerator<Uint8Array>;

/** The files with labels, each made in chunks, with flat memory. */
const FILES = { "labels.csv": labelCsv, "labels.json": labelJson } as const satisfies Record<
  string,
  (db: Db, labels: LabelExport) => Chunks
>;

export type LabelFileName = keyof typeof FILES;

/** A file's bytes. Nothing is read before the first chunk is requested. */
export function labelFile(db: Db, labels: LabelExport): Chunks {
  return FILES[labels.name](db, labels);
}

async function* labelCsv(db: Db, { id, language, plates }: LabelExport): Chunks {
  const writing = WRITINGS[language];
  const timeText = localTimes(DEFAULT_ZONE);
  yield Buffer.from(csvHead(labelTitles(writing, DEFAULT_ZONE, plates), writing));
  for await (const video of videosOf(db, id)) {
    const lines = labelLines(toVideoJson(video), writing, timeText, plates);
    if (lines.length > 0) yield Buffer.from(lines.map((cells) => csvLine(cells, writing)).join(""));
  }
}

async function* labelJson(db: Db, { id, plates }: LabelExport): Chunks {
  yield* jsonList(exported());

  async function* exported() {
    for await (const video of videosOf(db, id)) yield toExportedJson(video, plates);
  }
}

function toExportedJson(row: VideoRow, plates: boolean) {
  const { url: _, vehicles, ...video } = toVideoJson(row);
  return {
    ...video,
    checkedDate: row.checked_date,
    vehicles: plates ? vehicles : vehicles.map(({ plate: _plate, ...vehicle }) => vehicle),
  };
}

/** The existing videos, by id. */
async function* videosOf(db: Db, id: number | null): AsyncGenerator<VideoRow> {
  const videos = db.selectFrom("video").selectAll().where("complete", "=", 1);
  if (id !== null) {
    yield* await videos.where("id", "=", id).execute();
    return;
  }
  for (let after = 0; ; ) {
    const some = await videos.where("id", ">", after).orderBy("id").limit(VIDEOS_A_READ).execute();
    yield* some;
    const last = some.at(-1);
    if (!last || some.length < VIDEOS_A_READ) return;
    after = last.id;
  }
}
