import { publicPartsTexts } from "../../i18n/texts/publicParts";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";
import { formatAge } from "../time/age";
import { useClock } from "../time/useNow";
import { WarningSign } from "./icons";

/** Says that what is shown is as old as `at` (Unix seconds), as the last try failed. */
export function StaleNotice({ at }: { at: number }) {
  const t = useT(publicPartsTexts);
  const uiT = useT(uiTexts);
  const age = useClock((now) => formatAge(uiT, now - at));
  return (
    <p className="pub-stale" role="status">
      <WarningSign />
      <span>{t("stale", { age })}</span>
    </p>
  );
}
