import { useT } from "../../../i18n/useT";
import { clockTexts } from "../clockTexts";
import { isClockOff, sizeOf } from "./skew";

/**
 * Says how far a device's clock is off: "The device's clock is 3 h ahead", or "3 h ahead" in a list. Null if it
 * is right or unknown.
 */
export function useClockWords() {
  const t = useT(clockTexts);
  const sizeInWords = (skew: number) => {
    const size = sizeOf(skew);
    if ("days" in size) return t("days", { count: size.days });
    const { hours, minutes } = size;
    if (hours === 0) return t("minutes", { minutes });
    return minutes === 0 ? t("hours", { hours }) : t("hoursAndMinutes", { hours, minutes });
  };
  const inWords = (
    skew: number | null | undefined,
    ahead: "ahead" | "byAhead",
    behind: "behind" | "byBehind",
  ) => (isClockOff(skew) ? t(skew > 0 ? ahead : behind, { by: sizeInWords(skew) }) : null);
  return {
    sentence: (skew: number | null | undefined) => inWords(skew, "ahead", "behind"),
    short: (skew: number | null | undefined) => inWords(skew, "byAhead", "byBehind"),
  };
}
