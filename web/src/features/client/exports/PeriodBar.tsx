import { Flex, Stack, Text } from "@chakra-ui/react";
import { useLanguage, useT } from "../../../i18n/useT";
import { completenessText } from "../../../shared/interval/completeness";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import type { Period } from "../../../shared/interval/resolveInterval";
import { formatDateTime } from "../../../shared/time/format";
import { clientTexts } from "../clientTexts";
import type { PanelProps } from "../panelProps";
import { useStayPeriod } from "../places/useStayPeriod";

type PeriodBarProps = PanelProps & { period: Period };

/** Interval picker, with the period and its completeness in words. */
export function PeriodBar({ client, stays, traffic, interval, onInterval, period }: PeriodBarProps) {
  const t = useT(clientTexts);
  const language = useLanguage();
  const { measurement, switching } = traffic;
  const at = (unix: number) => formatDateTime(unix, client.timeZone);
  return (
    <Stack gap="3">
      <Flex>
        <IntervalPicker
          interval={interval}
          onChange={onInterval}
          zone={client.timeZone}
          stay={useStayPeriod(stays)}
        />
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {t("periodOf", { from: at(period.from), to: at(period.to) })}
        {measurement === undefined || switching || measurement.completeness === null
          ? null
          : ` · ${completenessText(measurement.completeness, language)}`}
      </Text>
    </Stack>
  );
}
