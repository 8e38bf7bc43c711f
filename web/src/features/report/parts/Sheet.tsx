import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { estimateSign } from "../../../shared/estimate/isEstimate";

/** One side of paper. */
export type Sheet = {
  /** Also the name of its style; told apart by its client and number. */
  id: string;
  key: string;
  content: ReactNode;
};

type SheetFrameProps = {
  sheet: Sheet;
  /** What the sign of an estimate means, said on sheets that have it. */
  estimateNote: string;
  /** Left out on the title page. */
  header: { name: string; period: string } | null;
  footer: { company: string; data: string; page: string };
};

/** A sheet with what stands on each of them: whose, of when, from which data, and which page. */
export function SheetFrame({ sheet, estimateNote, header, footer }: SheetFrameProps) {
  const { id, content } = sheet;
  const body = useRef<HTMLDivElement>(null);
  const [isSigned, setSigned] = useState(false);
  // Read off the sheet: no list of what stands on it can be wrong about it.
  useLayoutEffect(() => setSigned(body.current?.textContent?.includes(estimateSign) ?? false), []);
  return (
    <section className={`report-sheet report-sheet-${id}`}>
      {header === null ? null : (
        // As in any book: what stands on each page is read aloud on none, and the file is smaller by it.
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
