import { translatorOf } from "../../../i18n/useT";
import { noteTexts } from "../../../shared/notes/noteTexts";
import { formatDate } from "../../../shared/time/format";
import { spanText } from "../../../shared/time/spanText";
import { leftOutTexts } from "../figures/leftOutTexts";
import { pagedTable } from "../parts/pagedTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** What is to be known of the period: its notes by their numbers on the charts, holidays, and what figures leave out. */
export function notesSheets(report: ClientReport): Sheet[] {
  const { t, language, zone, notes, holidays, hasData } = report;
  const words = translatorOf(noteTexts, language);
  const leftOut = leftOutTexts(report);
  // Holidays alone need no sheet: the table of days names them.
  if (!hasData || (notes ?? []).length + leftOut.length === 0) return [];
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
  if (!notes || notes.length === 0)
    return [
      {
        id: "notes",
        key: "notes",
        content: (
          <>
            <h2>{subject}</h2>
            {paragraphs}
          </>
        ),
      },
    ];
  return pagedTable({
    id: "notes",
    heading: subject,
    continued: t("continued", { subject }),
    caption: () => t("periodNotesTable"),
    heads: [t("noteNumber"), t("noteText"), t("noteKind"), t("noteTime")],
    rows: notes.map((note, index) => ({
      key: note.id,
      cells: [`${index + 1}`, note.text, words(note.kind), spanText(note, zone)],
    })),
    total: null,
    className: "report-table-notes",
    below: () => paragraphs,
  });
}
