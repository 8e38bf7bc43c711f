import { startTransition, useEffect, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { faultText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";
import { uiTexts } from "../ui/uiTexts";
import type { ConfigStore } from "./configStore";
import { type Change, differences } from "./differences";
import { type ConfigDocument, pathOf } from "./document";
import { documentFaults, type Fault } from "./documentFaults";
import { sectionOf } from "./eachField";
import { createMarks, type FaultText, type Marks } from "./marks";
import type { SectionKey } from "./sections";
import { useConfigTexts } from "./useConfigTexts";

/** Facts on a document as a whole. */
export type Analysis = {
  /** The settled document: it may be a moment behind the typing. */
  document: ConfigDocument;
  changes: readonly Change[];
  faults: readonly FaultText[];
  marks: Marks;
};

/** Analyses the whole document once it has settled, and marks its fields. */
export function useAnalysis(store: ConfigStore): Analysis {
  const faultsT = useT(faultTexts);
  const saying = useFaultWords();
  const [marks] = useState(createMarks);
  const document = useSettled(store);
  const base = store.base();
  const told = store.faults();
  const changes = useMemo(() => differences(base, document), [base, document]);
  const faults = useMemo(() => {
    const found = documentFaults(document).map((fault) => ({ path: fault.path, text: saying(fault) }));
    const known = new Set(found.map(({ path }) => path));
    const others = told.filter(({ path }) => !known.has(path));
    return [...found, ...others.map((fault) => ({ path: fault.path, text: faultText(faultsT, fault) }))];
  }, [document, told, faultsT, saying]);
  useEffect(() => marks.tell(changes, faults), [marks, changes, faults]);
  return { document, changes, faults, marks };
}

function useFaultWords(): (fault: Fault) => string {
  const { t, name } = useConfigTexts();
  const ui = useT(uiTexts);
  return useMemo(
    () => (fault: Fault) => {
      switch (fault.kind) {
        case "range":
          return t("faultRange", fault);
        case "below":
          return t("faultBelow", { name: name(fault.other) });
        case "outside":
          return t("faultOutside", fault);
        case "long":
          return ui("faultTooLong", { count: fault.most });
        case "many":
          return t("listFull", { count: fault.most });
        case "count":
          return t("faultCount");
        case "levels":
          return t("faultLevels");
        case "value":
          return t("faultValue");
      }
    },
    [t, name, ui],
  );
}

/** Items within a section, or outside all sections. */
export const within = <Item extends { path: Change["path"] | string }>(
  items: readonly Item[],
  section: SectionKey | null,
): Item[] =>
  items.filter(({ path }) => sectionOf(typeof path === "string" ? pathOf(path) : path) === section);

/** Time after the last key until the document counts as settled. */
const settleMs = 200;

/** The document once nobody has changed it for a moment, for analysis of the whole. */
function useSettled(store: ConfigStore): ConfigDocument {
  const [settled, setSettled] = useState(() => ({ store, document: store.read() }));
  if (settled.store !== store) setSettled({ store, document: store.read() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => startTransition(() => setSettled({ store, document: store.read() })),
        settleMs,
      );
    };
    const stop = store.subscribe([], settle);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return settled.document;
}
