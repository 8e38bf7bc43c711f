import { useT } from "../../i18n/useT";
import { formatAge } from "../time/age";
import { FullTime } from "../time/FullTime";
import { useClock } from "../time/useNow";
import { uiTexts } from "../ui/uiTexts";
import { WarningSign } from "./icons";
import { publicPartsTexts } from "./publicPartsTexts";

/** Stands for the age in its sentence. */
const place = "\n";

/** Says that the data are from `at` (Unix seconds), because the last try failed. */
export function StaleNotice({ at }: { at: number }) {
  const t = useT(publicPartsTexts);
  const uiT = useT(uiTexts);
  const age = useClock((now) => formatAge(uiT, now - at));
  const [before = "", after = ""] = t("stale", { age: place }).split(place);
  return (
    <p className="pub-stale" role="status">
      <WarningSign />
      <span>
        {before}
        <FullTime at={at}>{age}</FullTime>
        {after}
      </span>
    </p>
  );
}
