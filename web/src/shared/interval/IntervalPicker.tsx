import { SegmentGroup, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { intervalTexts } from "../../i18n/texts/interval";
import { useT } from "../../i18n/useT";
import { CustomRange } from "./CustomRange";
import { type Interval, presets } from "./interval";
import { resolveInterval } from "./resolveInterval";

type IntervalPickerProps = {
  interval: Interval;
  onChange: (interval: Interval) => void;
  /** IANA zone in which custom times are read. */
  zone: string;
  /** Its label is seen, among other fields with theirs. */
  isLabelled?: boolean;
  /** Seconds that a custom period may have, where it is less than elsewhere. */
  longest?: number;
};

const custom = "CUSTOM";

/** Presets side by side; "custom" opens two times that start from the period just seen. */
export function IntervalPicker({
  interval,
  onChange,
  zone,
  isLabelled = false,
  longest,
}: IntervalPickerProps) {
  const t = useT(intervalTexts);
  const labelId = useId();
  const value = interval.kind === "custom" ? custom : interval.preset;

  function choose(next: string | null) {
    const preset = presets.find((name) => name === next);
    if (preset) return onChange({ kind: "preset", preset });
    const now = Math.floor(Date.now() / 60_000) * 60;
    onChange({ kind: "custom", ...resolveInterval(interval, now, zone) });
  }

  return (
    <Stack gap="3" align="start" position="relative" width={{ base: "full", md: "auto" }}>
      <Text
        id={labelId}
        srOnly={!isLabelled}
        textStyle="sm"
        fontWeight="medium"
        mb={isLabelled ? "-1.5" : undefined}
      >
        {t("label")}
      </Text>
      <SegmentGroup.Root
        value={value}
        onValueChange={(details) => choose(details.value)}
        ids={{ label: labelId }}
        size="sm"
        display={{ base: "grid", md: "inline-flex" }}
        gridTemplateColumns="repeat(3, 1fr)"
        width={{ base: "full", md: "auto" }}
      >
        <SegmentGroup.Indicator />
        {[...presets, custom].map((name) => (
          <SegmentGroup.Item key={name} value={name} justifyContent="center">
            <SegmentGroup.ItemText>
              {t(name as (typeof presets)[number] | typeof custom)}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      {interval.kind === "custom" ? (
        <CustomRange
          key={`${interval.from}-${interval.to}`}
          period={interval}
          zone={zone}
          longest={longest}
          onApply={(period) => onChange({ kind: "custom", ...period })}
        />
      ) : null}
    </Stack>
  );
}
