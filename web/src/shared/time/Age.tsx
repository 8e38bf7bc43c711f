import { chakra } from "@chakra-ui/react";
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
    <chakra.time
      dateTime={new Date(at * 1000).toISOString()}
      title={formatDateTime(at, timeZone)}
      whiteSpace="nowrap"
    >
      {formatAge(t, now - at)}
    </chakra.time>
  );
}
