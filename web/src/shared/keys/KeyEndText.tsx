import { Badge, HStack, Text } from "@chakra-ui/react";
import { CalendarClock, CalendarX } from "lucide-react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { FullTime } from "../time/FullTime";
import { formatDate } from "../time/format";
import { useClock } from "../time/useNow";
import type { ApiKey } from "./apiKey";
import { apiKeysTexts } from "./apiKeysTexts";
import { endStateOf } from "./keyEnd";

type KeyProps = { apiKey: Pick<ApiKey, "expireDate" | "hasEnd"> };

/** The last day on which a key works; from a week before on with a warning. */
export function KeyEndText({ apiKey: { expireDate, hasEnd } }: KeyProps) {
  const t = useT(apiKeysTexts);
  if (expireDate === null)
    return hasEnd === false ? (
      <Text as="span" color="fg.muted">
        {t("noEnd")}
      </Text>
    ) : (
      untold
    );
  return (
    <HStack as="span" gap="2" rowGap="1" wrap="wrap" display="inline-flex">
      <FullTime at={expireDate} isInList>
        <Text as="span" whiteSpace="nowrap">
          {formatDate(expireDate - 1)}
        </Text>
      </FullTime>
      <EndBadge end={expireDate} />
    </HStack>
  );
}

/** Says that a key has ended, or will within a week. */
function EndBadge({ end }: { end: number | null }) {
  const t = useT(apiKeysTexts);
  const state = useClock((now) => endStateOf(end, now));
  if (state === "ended")
    return (
      <Badge colorPalette="red">
        <CalendarX size={12} aria-hidden />
        {t("ended")}
      </Badge>
    );
  if (state !== "soon") return null;
  return (
    <Badge colorPalette="orange">
      <CalendarClock size={12} aria-hidden />
      {t("endsSoon")}
    </Badge>
  );
}
