import { HStack, Text } from "@chakra-ui/react";
import { Timer } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { useNow } from "../../../shared/time/useNow";
import { lengthText } from "../../../shared/valves/moment";
import { useMoment } from "../../../shared/valves/useMoment";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

type CountdownProps = { /** Unix seconds; null: no end. */ until: number | null; timeZone: string };

/** Remaining time of a manual run. */
export function Countdown({ until, timeZone }: CountdownProps) {
  const t = useT(valvesTexts);
  return (
    <HStack gap="2" textStyle="sm" color={until === null ? "fg.warning" : "fg"} align="start">
      <Timer size={16} aria-hidden style={{ flexShrink: 0, marginTop: "2px" }} />
      {until === null ? <Text>{t("noEnd")}</Text> : <Left until={until} timeZone={timeZone} />}
    </HStack>
  );
}

function Left({ until, timeZone }: { until: number; timeZone: string }) {
  const t = useT(valvesTexts);
  const now = useNow(1000);
  const moment = useMoment(timeZone);
  return (
    <Text>
      <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t("countdown", { left: lengthText(t, until - now) })}
      </Text>
      <Text as="span" color="fg.muted">
        {" · "}
        {t("endsAt", { time: moment(until) })}
      </Text>
    </Text>
  );
}
