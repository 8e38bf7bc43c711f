import { useT } from "../../i18n/useT";
import { type Heard, hasNoData, heardDateOf } from "../clients/activity";
import { noValue } from "../number/format";
import { uiTexts } from "../ui/uiTexts";
import { formatAge } from "./age";
import { FullTime, type FullTimeProps } from "./FullTime";
import { formatFullTime } from "./format";
import { useClock } from "./useNow";

type AgeProps = Pick<FullTimeProps, "timeZone" | "isInList"> & {
  /** Unix seconds; null: not reported. */
  at: number | null;
  /** The platform says that it never was; null is then shown as "never". */
  isNever?: boolean;
};

/** "pred 3 min", with its full time; "-" for null, and "nikoli" if it never was. */
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

/** Time since a device was heard; if it never was by itself, the age of its counts; "nikoli" only if there never were any. */
export function HeardAge({ client, isInList }: HeardProps) {
  const at = heardDateOf(client);
  return <Age at={at} timeZone={client.timeZone} isNever={hasNoData(client)} isInList={isInList} />;
}

/** The full time, for the link of a row; undefined if unknown. */
export function heardInFull(client: HeardProps["client"]): string | undefined {
  const at = heardDateOf(client);
  return at === null ? undefined : formatFullTime(at, client.timeZone);
}
