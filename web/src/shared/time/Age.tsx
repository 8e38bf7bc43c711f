import { uiTexts } from "../../i18n/texts/ui";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { formatAge } from "./age";
import { formatDateTime } from "./format";
import { useClock } from "./useNow";

type AgeProps = {
  at: number | null;
  timeZone?: string;
  /** Whether null says that it never was; else it says that nobody knows. */
  isNever?: boolean;
};

/** "pred 3 min", with the full time on hover; "nikoli" or a dash for null. */
export function Age({ at, timeZone, isNever = true }: AgeProps) {
  const t = useT(uiTexts);
  const text = useClock((now) => {
    if (at === null) return isNever ? t("never") : untold;
    return formatAge(t, now - at);
  });
  if (at === null) return <>{text}</>;
  return (
    <time
      dateTime={new Date(at * 1000).toISOString()}
      title={formatDateTime(at, timeZone)}
      style={{ whiteSpace: "nowrap" }}
    >
      {text}
    </time>
  );
}
