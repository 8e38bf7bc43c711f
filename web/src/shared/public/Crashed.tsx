import { useT } from "../../i18n/useT";
import { CalmMessage } from "./CalmMessage";
import { publicPartsTexts } from "./publicPartsTexts";

/** Stands for the seconds until the page begins anew. */
export function Crashed() {
  const t = useT(publicPartsTexts);
  return <CalmMessage title={t("crashTitle")} text={t("crashText")} />;
}
