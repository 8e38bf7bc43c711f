import { Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { CustomRange } from "../../shared/interval/CustomRange";
import type { Period } from "../../shared/interval/resolveInterval";
import { SelectField } from "../../shared/ui/SelectField";
import { type Against, againsts } from "./compareState";
import { compareTexts } from "./compareTexts";

type AgainstPickerProps = {
  against: Against;
  /** The period that is compared; custom times start from it. */
  period: Period;
  zone: string;
  onChange: (against: Against, period: Period | null) => void;
};

export function AgainstPicker({ against, period, zone, onChange }: AgainstPickerProps) {
  const t = useT(compareTexts);
  return (
    <Stack gap="3">
      <SelectField
        label={t("againstLabel")}
        options={againsts.map((name) => ({ value: name, label: t(name) }))}
        chosen={against}
        onChoose={(chosen) => onChange(chosen, chosen === "custom" ? period : null)}
      />
      {against === "custom" ? (
        <CustomRange
          key={`${period.from}-${period.to}`}
          period={period}
          zone={zone}
          onApply={(chosen) => onChange("custom", chosen)}
        />
      ) : null}
    </Stack>
  );
}
