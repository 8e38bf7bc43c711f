import { useT } from "../../i18n/useT";
import { formatAge } from "./age";
import { formatDateTime } from "./format";
import { useNow } from "./useNow";

type AgeProps = { at: number | null; timeZone?: string };

/** "pred 3 min", with the full time on hover; "nikoli" for null. */
export function Age({ at, timeZone }: AgeProps) {
  const t = useT("ui");
  const now = useNow();
  if (at === null) return <>{t("never")}</>;
  return (
    <time
      dateTime={new Date(at * 1000).toISOString()}
      title={formatDateTime(at, timeZone)}
      style={{ whiteSpace: "nowrap" }}
    >
      {formatAge(t, now - at)}
    </time>
  );
}
