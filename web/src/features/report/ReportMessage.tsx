import { useEffect } from "react";
import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import type { ReportFailure } from "./askReport";
import { markFailed } from "./reportMark";
import { reportTexts } from "./reportTexts";

type ReportMessageProps = { failure: ReportFailure | null; language: Language };

/** Shown instead of the report while it loads, or if it failed. */
export function ReportMessage({ failure, language }: ReportMessageProps) {
  const t = translatorOf(reportTexts, language);
  useEffect(() => {
    if (failure !== null) markFailed(failure);
  }, [failure]);
  return (
    <main className="report light">
      <title>{t("kind")}</title>
      <section className="report-sheet report-message" role={failure === null ? "status" : "alert"}>
        {failure === null ? (
          <p>{t("loading")}</p>
        ) : (
          <>
            <h1>{t("failed")}</h1>
            <p>{t(failure)}</p>
          </>
        )}
      </section>
    </main>
  );
}
