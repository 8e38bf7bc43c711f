import type { ReactNode } from "react";
import { translatorOf } from "../../../i18n/useT";
import { noteTexts } from "../../../shared/notes/noteTexts";
import { formatDate } from "../../../shared/time/format";
import { spanText } from "../../../shared/time/spanText";
import { leftOutTexts } from "../figures/leftOutTexts";
import { textHeight } from "../figures/paging";
import { pagedTable, roomBelow } from "../parts/pagedTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** What is to be known of the period: its notes by their numbers on the charts, holidays, and what figures leave out. */
export function notesSheets(report: ClientReport): Sheet[] {
  const { t, language, zone, notes, holidays, hasData } = report;
  const words = translatorOf(noteTexts, language);
  const leftOut = leftOutTexts(report);
  // Holidays alone need no sheet: the table of days names them.
  // Without data only what is left out matters: it may be why there are none.
  if ((hasData ? (notes ?? []).length : 0) + leftOut.length === 0) return [];
  const named = (holidays ?? []).map(({ name, from }) =>
    words("holidayOn", { name: name[language], date: formatDate(from, zone) }),
  );
  const also = [
    ...(named.length > 0 ? [words("holidays", { names: named.join(", ") })] : []),
    ...leftOut.map((span) => words("leftOut", { span })),
  ];
  const paragraphs = also.map((text) => (
    <p key={text} className="report-note">
      {text}
    </p>
  ));
  const subject = t("periodNotes");
  const continued = t("continued", { subject });
  const apart = (heading: ReactNode): Sheet => ({
    id: "notes",
    key: "notes",
    content: (
      <>
        {heading}
        {paragraphs}
      </>
    ),
  });
  if (!notes || notes.length === 0) return [apart(<h2>{subject}</h2>)];
  const rows = notes.map((note, index) => ({
    key: note.id,
    cells: [`${index + 1}`, note.text, words(note.kind), spanText(note, zone)],
    height: textHeight(note.text),
  }));
  const table = pagedTable({
    id: "notes",
    heading: subject,
    continued,
    caption: () => t("periodNotesTable"),
    heads: [t("noteNumber"), t("noteText"), t("noteKind"), t("noteTime")],
    rows,
    total: null,
    className: "report-table-notes",
    below: () => paragraphs,
  });
  return roomBelow(rows) !== null || also.length === 0
    ? table
    : [...table, apart(<p className="report-continued">{continued}</p>)];
}
