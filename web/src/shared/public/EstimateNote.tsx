import { useT } from "../../i18n/useT";
import { estimateTexts } from "../estimate/estimateTexts";

/** Marks the figure before it as an estimate, if it is one. */
export function EstimateNote({ of: isEstimate }: { of: boolean }) {
  const t = useT(estimateTexts);
  if (!isEstimate) return null;
  return (
    <>
      {" "}
      <small className="pub-estimate" title={t("explained")}>
        {t("mark")}
      </small>
    </>
  );
}
