import { useEffect, useRef } from "react";
import { translatorOf } from "../../i18n/useT";
import { toast } from "../ui/toastStore";
import type { ImportRow } from "./importFile";
import { importsTexts } from "./importsTexts";

/** Says it where a file that somebody looks at has come in, or was taken back. */
export function useNews(imports: readonly ImportRow[] | undefined): void {
  const states = useRef(new Map<string, ImportRow["state"]>());
  useEffect(() => {
    const t = translatorOf(importsTexts);
    for (const { id, state, fileName } of imports ?? []) {
      const before = states.current.get(id);
      states.current.set(id, state);
      if (before === "APPLYING" && state === "APPLIED")
        toast.success(t("applied", { name: fileName }), `import:${id}`);
      if (before === "UNDOING" && state === "UNDONE")
        toast.success(t("undone", { name: fileName }), `import:${id}`);
    }
  }, [imports]);
}
