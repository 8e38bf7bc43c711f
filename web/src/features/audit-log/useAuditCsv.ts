import { serverNow } from "../../graphql/serverClock";
import { useLanguage, useT } from "../../i18n/useT";
import { useCallWords } from "../../shared/audit/useCallWords";
import { csvFile } from "../../shared/text/csv";
import { formatIsoDate } from "../../shared/time/format";
import { saveFile } from "../../shared/ui/saveFile";
import { refusalText, whoText } from "./AuditFacts";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { useTargets } from "./useTargets";
import { useValueTexts } from "./useValueTexts";

/** Saves the rows as a file for spreadsheets. */
export function useAuditCsv(rows: readonly AuditRow[]): () => void {
  const t = useT(auditLogTexts);
  const language = useLanguage();
  const words = useCallWords();
  const targetsOf = useTargets();
  const valuesOf = useValueTexts();
  const cells = (row: AuditRow): string[] => [
    row.time === null ? "" : new Date(row.time * 1000).toISOString(),
    whoText(t, row),
    row.actingGroup?.name ?? "",
    row.call === null ? "" : words(row.call),
    row.call ?? "",
    targetsOf(row)
      .flatMap(({ items }) => items.map(({ text }) => text))
      .join(", "),
    (row.target?.fields ?? []).join(", "),
    ...valuesOf(row),
    row.callCount === null ? "" : String(row.callCount),
    row.done === null ? "" : row.done ? t("done") : `${t("refused")}: ${refusalText(t, row)}`,
    row.requestId ?? "",
  ];
  const heads = [
    "time",
    "who",
    "actingColumn",
    "what",
    "callColumn",
    "target",
    "fieldsColumn",
    "oldColumn",
    "newColumn",
    "callsColumn",
    "result",
  ] as const;
  return () => {
    const head = [...heads, "request" as const].map((key) => t(key));
    const name = `${t("fileName")}_${formatIsoDate(serverNow())}.csv`;
    saveFile(csvFile([head, ...rows.map(cells)], language), name);
  };
}
