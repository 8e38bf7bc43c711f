import { Stack } from "@chakra-ui/react";
import { CalendarX2 } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { resolveInterval } from "../../../shared/interval/resolveInterval";
import { useInterval } from "../../../shared/interval/useInterval";
import { useNow } from "../../../shared/time/useNow";
import { PageMessage } from "../../../shared/ui/PageState";
import { History, type HistoryProps } from "./History";
import { PeriodTools } from "./PeriodTools";
import { periodFault } from "./periodFault";
import { valveHistoryTexts } from "./valveHistoryTexts";

/** A valve's history of the period that the address names. */
export function HistoryContent({ client, zone }: Pick<HistoryProps, "client" | "zone">) {
  const t = useT(valveHistoryTexts);
  const [interval, setInterval] = useInterval();
  const now = useNow(60_000);
  const fault = periodFault(resolveInterval(interval, now, zone), now);
  return (
    <Stack gap="4">
      <PeriodTools interval={interval} zone={zone} onChange={setInterval} />
      {fault === null ? (
        <History client={client} zone={zone} interval={interval} now={now} />
      ) : (
        <PageMessage icon={<CalendarX2 />} title={t(fault)} text={t("chooseAnother")} />
      )}
    </Stack>
  );
}
