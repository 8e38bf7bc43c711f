import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";
import { formatAge } from "./age";
import { formatDateTime } from "./format";
import { useClock } from "./useNow";

type AgeProps = { at: number | null; timeZone?: string };

/** "pred 3 min", with the full time on hover; "nikoli" for null. */
export function Age({ at, timeZone }: AgeProps) {
  const t = useT(uiTexts);
  const text = useClock((now) => (at === null ? t("never") : formatAge(t, now - at)));
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
