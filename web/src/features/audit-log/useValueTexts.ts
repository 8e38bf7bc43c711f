import { useT } from "../../i18n/useT";
import { auditChangesTexts } from "../../shared/audit/auditChangesTexts";
import { useFieldWords } from "../../shared/audit/useFieldWords";
import { useItemName } from "../../shared/audit/useItemName";
import { useValueWords } from "../../shared/audit/useValueWords";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";

/** Old and new values of a row as two texts; for several items with their names, as far as the row has them. */
export function useValueTexts(): (row: AuditRow) => [before: string, after: string] {
  const t = useT(auditLogTexts);
  const values = useT(auditChangesTexts);
  const name = useItemName();
  const field = useFieldWords();
  const value = useValueWords();
  return ({ changes, done }) => {
    if (!changes || done === false) return ["", ""];
    if (changes.known === false) return [values("notKnown"), values("notKnown")];
    const { items, itemCount } = changes;
    const shown = items ?? [];
    const left = (itemCount ?? shown.length) - shown.length;
    const textOf = (side: "before" | "after") => {
      const lines = shown.flatMap((item) =>
        (item.changes ?? []).map(({ path, ...sides }) =>
          [
            (itemCount ?? 1) > 1 ? `${name(item)}: ` : "",
            field(path ?? ""),
            ": ",
            value(path ?? "", sides[side]),
          ].join(""),
        ),
      );
      return [...lines, ...(left > 0 ? [t("more", { count: left })] : [])].join("; ");
    };
    return [textOf("before"), textOf("after")];
  };
}
