import type { Form } from "./form.js";
import { LocalTime } from "./localTime.js";
import type { ExportedNote } from "./subject.js";
import type { Table } from "./table.js";

/** The notes of a period, each with its whole time. */
export function noteTable(notes: readonly ExportedNote[], { texts, time }: Form): Table {
  return {
    columns: [
      { title: texts.from(time.zone), format: "dateTime" },
      { title: texts.to(time.zone), format: "dateTime" },
      { title: texts.note, format: "text" },
      { title: texts.kind, format: "text" },
    ],
    rows: notes.map(({ from, to, text, kind }) => [from, to, text, texts.noteKinds[kind]]),
  };
}

/** The clock for notes, which may begin long before the period and end long after it. */
export function noteTime(notes: readonly ExportedNote[], { zone }: LocalTime): LocalTime {
  const start = notes.reduce((first, { from }) => Math.min(first, from), Number.POSITIVE_INFINITY);
  const end = notes.reduce((last, { to }) => Math.max(last, to), Number.NEGATIVE_INFINITY);
  return new LocalTime(zone, { start, end });
}
