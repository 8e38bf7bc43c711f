import { SegmentGroup, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { detailsTexts } from "./detailsTexts";
import { type HeatMetric, heatMetrics } from "./heat";

type HeatMetricPickerProps = { metric: HeatMetric; onChoose: (metric: HeatMetric) => void };

/** Vehicles, mean speed or V85. */
export function HeatMetricPicker({ metric, onChoose }: HeatMetricPickerProps) {
  const t = useT(detailsTexts);
  const labelId = useId();
  return (
    <>
      <Text id={labelId} srOnly>
        {t("heatMetric")}
      </Text>
      <SegmentGroup.Root
        size="xs"
        value={metric}
        ids={{ label: labelId }}
        onValueChange={({ value }) => onChoose(heatMetrics.find((name) => name === value) ?? "vehicles")}
      >
        <SegmentGroup.Indicator />
        {heatMetrics.map((name) => (
          <SegmentGroup.Item key={name} value={name}>
            <SegmentGroup.ItemText>{t(name)}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </>
  );
}
