import { Input } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { DateField } from "../../../shared/dateField/DateField";
import { TextField } from "../../../shared/form/TextField";
import { videosTexts } from "../videosTexts";
import type { VideoFields } from "./videoFields";

type VideoFieldInputsProps = {
  fields: VideoFields;
  /** In words. */
  faults: Partial<Record<keyof VideoFields, string>>;
  onChange: (field: keyof VideoFields, value: string) => void;
};

/** Fields on a film, whether it is uploaded or elsewhere. */
export function VideoFieldInputs({ fields, faults, onChange }: VideoFieldInputsProps) {
  const t = useT(videosTexts);
  return (
    <>
      <TextField label={t("name")} isOptional error={faults.title}>
        <Input
          autoComplete="off"
          value={fields.title}
          onChange={({ target }) => onChange("title", target.value)}
        />
      </TextField>
      <TextField label={t("frameRate")} required hint={t("frameRateHint")} error={faults.frameRate}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxW="8rem"
          value={fields.frameRate}
          onChange={({ target }) => onChange("frameRate", target.value)}
        />
      </TextField>
      <TextField label={t("recordedDate")} isOptional hint={t("recordedHint")} error={faults.recorded}>
        <DateField
          form="dateTime"
          value={fields.recorded}
          onChange={(recorded) => onChange("recorded", recorded)}
        />
      </TextField>
    </>
  );
}
