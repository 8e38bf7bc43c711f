import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";
import { type Heard, isNeverHeard } from "../clients/activity";
import { noValue } from "../number/format";
import { formatAge } from "./age";
import { formatDateTime } from "./format";
import { useClock } from "./useNow";

type AgeProps = {
  /** Unix seconds; null: not told. */
  at: number | null;
  timeZone?: string;
  /** It is told that it never was: null says so then. */
  isNever?: boolean;
};

/** "pred 3 min", with the full time on hover; "-" for null, and "nikoli" where that is told. */
export function Age({ at, timeZone, isNever = false }: AgeProps) {
  const t = useT(uiTexts);
  const untold = isNever ? t("never") : noValue;
  const text = useClock((now) => (at === null ? untold : formatAge(t, now - at)));
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

/** How long ago a device was heard; "nikoli" only where that is told. */
export function HeardAge({ client }: { client: Heard & { timeZone: string } }) {
  return <Age at={client.lastActiveDate} timeZone={client.timeZone} isNever={isNeverHeard(client)} />;
}
