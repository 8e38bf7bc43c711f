import { Field, NativeSelect, Stack } from "@chakra-ui/react";
import { compareTexts } from "../../i18n/texts/compare";
import { useT } from "../../i18n/useT";
import { CustomRange } from "../../shared/interval/CustomRange";
import type { Period } from "../../shared/interval/resolveInterval";
import { type Against, againsts } from "./compareState";

type AgainstPickerProps = {
  against: Against;
  /** What is compared with now; custom times start from there. */
  period: Period;
  zone: string;
  onChange: (against: Against, period: Period | null) => void;
};

/** Which period the other is compared with. */
export function AgainstPicker({ against, period, zone, onChange }: AgainstPickerProps) {
  const t = useT(compareTexts);
  return (
    <Stack gap="3">
      <Field.Root gap="1">
        <Field.Label textStyle="xs" color="fg.muted">
          {t("againstLabel")}
        </Field.Label>
        <NativeSelect.Root size="sm">
          <NativeSelect.Field
            value={against}
            fontSize={{ base: "md", md: "sm" }}
            onChange={({ target }) => {
              const chosen = againsts.find((name) => name === target.value);
              if (chosen) onChange(chosen, chosen === "custom" ? period : null);
            }}
          >
            {againsts.map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
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
