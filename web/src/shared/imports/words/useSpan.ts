import { useT } from "../../../i18n/useT";
import { importsTexts } from "../importsTexts";

/** A duration in seconds as text: "15 min". */
export function useSpan(): (seconds: number) => string {
  const t = useT(importsTexts);
  return (seconds) => {
    if (seconds === 86_400) return t("day");
    if (seconds % 3600 === 0) return t("hours", { count: seconds / 3600 });
    return seconds % 60 === 0 ? t("minutes", { count: seconds / 60 }) : t("seconds", { count: seconds });
  };
}
