import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";
import { type Heard, hasNoData, heardDateOf } from "../clients/activity";
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

export type HeardProps = { client: Heard & { timeZone: string } };

/** How long ago a device was heard; where it never was by itself, how old its counts are; "nikoli" only where neither ever was. */
export function HeardAge({ client }: HeardProps) {
  return <Age at={heardDateOf(client)} timeZone={client.timeZone} isNever={hasNoData(client)} />;
}
