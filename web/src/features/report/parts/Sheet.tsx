import type { ReactNode } from "react";

/** One side of paper. */
export type Sheet = {
  /** Also the name of its style; told apart by its client and number. */
  id: string;
  key: string;
  content: ReactNode;
};

type SheetFrameProps = {
  sheet: Sheet;
  /** Left out on the title page. */
  header: { name: string; period: string } | null;
  footer: { company: string; data: string; page: string };
};

/** A sheet with what stands on each of them: whose, of when, from which data, and which page. */
export function SheetFrame({ sheet: { id, content }, header, footer }: SheetFrameProps) {
  return (
    <section className={`report-sheet report-sheet-${id}`}>
      {header === null ? null : (
        <header>
          <span>{header.name}</span>
          <span>{header.period}</span>
        </header>
      )}
      <div className="report-body">{content}</div>
      <footer>
        <span>{footer.company}</span>
        <span>{footer.data}</span>
        <span>{footer.page}</span>
      </footer>
    </section>
  );
}
