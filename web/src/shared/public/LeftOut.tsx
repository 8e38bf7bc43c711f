import { useLanguage, useT } from "../../i18n/useT";
import { leftOutText } from "../interval/leftOut";
import { leftOutTexts } from "../interval/leftOutTexts";

/** How much of the period a place's figures leave out. Why is for those who may see the device. */
export function LeftOut({ seconds }: { seconds: number }) {
  const t = useT(leftOutTexts);
  return <small title={t("explained")}>{leftOutText(seconds, useLanguage())}</small>;
}
