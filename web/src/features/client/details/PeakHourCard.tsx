import { Card, Text } from "@chakra-ui/react";
import type { TrafficDetailsFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { HelpTip } from "../../../shared/help/HelpTip";
import { noValue } from "../../../shared/number/format";
import { usePercent } from "../../../shared/number/percent";
import { formatDate, formatTime } from "../../../shared/time/format";
import { detailsTexts } from "./detailsTexts";

type PeakHourCardProps = {
  peakHour: NonNullable<TrafficDetailsFragment["peakHour"]>;
  zone: string;
  counts: "vehicles" | "cyclists";
};

/** Stands where the busiest hour can't be told. */
export function NoPeakHour() {
  const t = useT(detailsTexts);
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="1">
        <Text color="fg.muted" textStyle="sm" fontWeight="medium">
          {t("peakHour")}
          <HelpTip term="peakHour" />
        </Text>
        <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.3">
          {noValue}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {t("peakUnknown")}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

/** The busiest hour of the period. */
export function PeakHourCard({ peakHour: { time, vehicles, shareOfDay }, zone, counts }: PeakHourCardProps) {
  const t = useT(detailsTexts);
  const percent = usePercent();
  const told = [
    ...(vehicles === null
      ? []
      : [t(counts === "cyclists" ? "peakCyclists" : "peakVehicles", { count: vehicles })]),
    ...(shareOfDay === null ? [] : [t("shareOfDay", { share: percent(shareOfDay) })]),
  ];
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="1">
        <Text color="fg.muted" textStyle="sm" fontWeight="medium">
          {t("peakHour")}
          <HelpTip term="peakHour" />
        </Text>
        <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.3">
          {formatTime(time, zone)}–{formatTime(time + 3600, zone)}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {formatDate(time, zone)}
        </Text>
        <Text color="fg.muted" textStyle="xs" mt="2">
          {told.join(", ")}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
