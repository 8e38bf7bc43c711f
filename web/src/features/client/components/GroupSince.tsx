import { Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { formatDateTime } from "../../../shared/time/format";
import { clientTexts } from "../clientTexts";

type GroupSinceProps = {
  /** When the device came to the group; null: no move is known. */
  since: number | null;
  /** When the shown period begins. */
  from: number;
  zone: string;
};

/** Says why a period's beginning is unknown, where the device came to the group after it. Administrators see all. */
export function GroupSince({ since, from, zone }: GroupSinceProps) {
  const t = useT(clientTexts);
  const seesAll = useLocalSession()?.isAdmin === 1;
  if (since === null || from >= since || seesAll) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t("groupSince", { since: formatDateTime(since, zone) })}
    </Text>
  );
}
