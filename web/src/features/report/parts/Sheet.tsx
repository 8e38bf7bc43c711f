import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { estimateSign } from "../../../shared/estimate/isEstimate";

/** One side of paper. */
export type Sheet = {
  /** Also the name of its style; client and number make it unique. */
  id: string;
  key: string;
  content: ReactNode;
};

type SheetFrameProps = {
  sheet: Sheet;
  /** Explains the sign of an estimate, on sheets that have it. */
  estimateNote: string;
  /** Omitted on the title page. */
  header: { name: string; period: string } | null;
  footer: { company: string; data: string; page: string };
};

/** A sheet with its header and footer: client, period, data basis, and page number. */
export function SheetFrame({ sheet, estimateNote, header, footer }: SheetFrameProps) {
  const { id, content } = sheet;
  const body = useRef<HTMLDivElement>(null);
  const [isSigned, setSigned] = useState(false);
  // Read from the rendered sheet, which is always right.
  useLayoutEffect(() => setSigned(body.current?.textContent?.includes(estimateSign) ?? false), []);
  return (
    <section className={`report-sheet report-sheet-${id}`}>
      {header === null ? null : (
        // Headers and footers are hidden from screen readers, which also makes the file smaller.
        <div className="report-head" aria-hidden="true">
          <span>{header.name}</span>
          <span>{header.period}</span>
        </div>
      )}
      <div className="report-body" ref={body}>
        {content}
      </div>
      {isSigned ? <p className="report-estimate">{estimateNote}</p> : null}
      <div className="report-foot" aria-hidden="true">
        <span>{footer.company}</span>
        <span>{footer.data}</span>
        <span>{footer.page}</span>
      </div>
    </section>
  );
}
