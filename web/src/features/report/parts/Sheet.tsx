import type { ReactNode } from "react";

/** One side of paper. */
export type Sheet = {
  /** Also the name of its style; told apart by its client and number. */
  id: string;
  key: string;
  content: ReactNode;
  /** Some of its figures carry the sign of an estimate. */
  hasEstimates?: boolean;
};

type SheetFrameProps = {
  sheet: Sheet;
  /** What that sign means. */
  estimateNote: string;
  /** Left out on the title page. */
  header: { name: string; period: string } | null;
  footer: { company: string; data: string; page: string };
};

/** A sheet with what stands on each of them: whose, of when, from which data, and which page. */
export function SheetFrame({ sheet, estimateNote, header, footer }: SheetFrameProps) {
  const { id, content, hasEstimates = false } = sheet;
  return (
    <section className={`report-sheet report-sheet-${id}`}>
      {header === null ? null : (
        // As in any book: what stands on each page is read aloud on none, and the file is smaller by it.
        <div className="report-head" aria-hidden="true">
          <span>{header.name}</span>
          <span>{header.period}</span>
        </div>
      )}
      <div className="report-body">{content}</div>
      {hasEstimates ? <p className="report-estimate">{estimateNote}</p> : null}
      <div className="report-foot" aria-hidden="true">
        <span>{footer.company}</span>
        <span>{footer.data}</span>
        <span>{footer.page}</span>
      </div>
    </section>
  );
}
