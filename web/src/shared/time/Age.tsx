import { useT } from "../../i18n/useT";
import { type Heard, hasNoData, heardDateOf } from "../clients/activity";
import { noValue } from "../number/format";
import { uiTexts } from "../ui/uiTexts";
import { formatAge } from "./age";
import { FullTime, type FullTimeProps } from "./FullTime";
import { formatFullTime } from "./format";
import { useClock } from "./useNow";

type AgeProps = Pick<FullTimeProps, "timeZone" | "isInList"> & {
  /** Unix seconds; null: not told. */
  at: number | null;
  /** It is told that it never was: null says so then. */
  isNever?: boolean;
};

/** "pred 3 min", with its full time; "-" for null, and "nikoli" where that is told. */
export function Age({ at, isNever = false, ...full }: AgeProps) {
  const t = useT(uiTexts);
  const untold = isNever ? t("never") : noValue;
  const text = useClock((now) => (at === null ? untold : formatAge(t, now - at)));
  if (at === null) return <>{text}</>;
  return (
    <FullTime at={at} {...full}>
      <span style={{ whiteSpace: "nowrap" }}>{text}</span>
    </FullTime>
  );
}

export type HeardProps = { client: Heard & { timeZone: string }; isInList?: boolean };

/** How long ago a device was heard; where it never was by itself, how old its counts are; "nikoli" only where neither ever was. */
export function HeardAge({ client, isInList }: HeardProps) {
  const at = heardDateOf(client);
  return <Age at={at} timeZone={client.timeZone} isNever={hasNoData(client)} isInList={isInList} />;
}

/** The same in full, for the link of a row; undefined where it is not told. */
export function heardInFull(client: HeardProps["client"]): string | undefined {
  const at = heardDateOf(client);
  return at === null ? undefined : formatFullTime(at, client.timeZone);
}
