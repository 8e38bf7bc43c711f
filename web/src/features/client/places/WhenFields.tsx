import { Field, Flex, Stack } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { DateField } from "../../../shared/dateField/DateField";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import type { MoveChoice } from "./moveChoice";
import { placesTexts } from "./placesTexts";

type WhenFieldsProps = {
  choice: MoveChoice;
  onChoose: (part: Partial<MoveChoice>) => void;
  zone: string;
  faults: Partial<Record<"from" | "until", string>>;
};

/** Since when a device is there, and until when, if that is past. */
export function WhenFields({ choice, onChoose, zone, faults }: WhenFieldsProps) {
  const t = useT(placesTexts);
  return (
    <Stack gap="4">
      <ChoiceGroup
        label={t("since")}
        choices={[
          { value: "now", name: t("now") },
          { value: "past", name: t("past") },
        ]}
        chosen={choice.since}
        onChoose={(since) => onChoose({ since })}
      />
      {choice.since === "now" ? null : (
        <Flex gap="4" wrap="wrap">
          <TimeField
            label={t("from")}
            value={choice.from}
            onChange={(from) => onChoose({ from })}
            zone={zone}
            fault={faults.from}
          />
          <TimeField
            label={t("until")}
            hint={t("untilHint")}
            value={choice.until}
            onChange={(until) => onChoose({ until })}
            zone={zone}
            fault={faults.until}
          />
        </Flex>
      )}
    </Stack>
  );
}

type TimeFieldProps = {
  label: string;
  hint?: string;
  /** As typed, on the device's clock. */
  value: string;
  onChange: (wall: string) => void;
  zone: string;
  fault: string | undefined;
};

export function TimeField({ label, hint, value, onChange, zone, fault }: TimeFieldProps) {
  return (
    <Field.Root invalid={fault !== undefined} width={{ base: "full", sm: "16rem" }}>
      <Field.Label>{label}</Field.Label>
      <DateField form="dateTime" zone={zone} value={value} onChange={onChange} />
      {hint === undefined || fault !== undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText role="alert">{fault}</Field.ErrorText>
    </Field.Root>
  );
}
