import { useT } from "../../i18n/useT";
import { estimateTexts } from "../estimate/estimateTexts";

/** Says that a figure is an estimate. */
export function Estimate() {
  const t = useT(estimateTexts);
  return (
    <small className="pub-estimate" title={t("explained")}>
      {t("mark")}
    </small>
  );
}
