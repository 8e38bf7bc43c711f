import { useT } from "../../i18n/useT";
import { estimateTexts } from "../estimate/estimateTexts";

/** Says behind a figure that it is an estimate; nothing where it is not. */
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
