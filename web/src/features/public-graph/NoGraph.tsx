import { useT } from "../../i18n/useT";
import { FaultNote } from "../../shared/public/FaultMessage";
import type { FaultKind } from "../../shared/public/publicFault";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { publicGraphTexts } from "./publicGraphTexts";

type NoGraphProps = {
  fault: FaultKind | null;
  /** Its traffic is known: there is nothing in it to show. */
  isKnown: boolean;
};

/** Stands where a graph would. */
export function NoGraph({ fault, isKnown }: NoGraphProps) {
  const t = useT(publicGraphTexts);
  const partsT = useT(publicPartsTexts);
  if (!isKnown && fault !== null) return <FaultNote fault={fault} />;
  if (!isKnown) return <div className="pub-skeleton" role="status" aria-label={partsT("loading")} />;
  return (
    <div className="pub-nothing" role="status">
      <h2>{t("nothingTitle")}</h2>
      <p>{t("nothingText")}</p>
    </div>
  );
}
