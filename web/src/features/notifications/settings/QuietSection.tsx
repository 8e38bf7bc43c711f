import { Box, SimpleGrid, Stack } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { ClockInput, clockOf, isClock } from "../../../shared/dateField/ClockInput";
import { CheckLine } from "../../../shared/form/CheckLine";
import { FormSection } from "../../../shared/form/FormSection";
import { TextField } from "../../../shared/form/TextField";
import { ZoneField } from "../../../shared/form/ZoneField";
import { notificationsTexts } from "../notificationsTexts";
import type { SettingsValues } from "./settingsValues";

type QuietSectionProps = {
  form: UseFormReturn<SettingsValues>;
  /** The zone that holds where none is chosen. */
  usualZone: string;
};

/** When somebody is left alone. */
export function QuietSection({ form, usualZone }: QuietSectionProps) {
  const t = useT(notificationsTexts);
  const { register, formState, getValues, watch } = form;
  const { errors } = formState;
  const isSet = (time: string) => isClock(time) || t("timeMissing");
  const differs = (time: string) => time !== getValues("from") || t("timesEqual");
  return (
    <FormSection title={t("quietTitle")} text={t("quietText")}>
      <Stack gap="5" p={{ base: "4", md: "6" }}>
        <CheckLine {...register("quiet")} label={t("quiet")} />
        {watch("quiet") ? (
          <Stack gap="5" ps={{ base: "0", sm: "7" }}>
            <SimpleGrid columns={{ base: 2, sm: 4 }} gap="4">
              <TextField label={t("from")} error={errors.from?.message}>
                <ClockInput {...register("from", { validate: isSet, setValueAs: clockOf })} />
              </TextField>
              <TextField label={t("to")} error={errors.to?.message}>
                <ClockInput {...register("to", { validate: { isSet, differs }, setValueAs: clockOf })} />
              </TextField>
              <Box gridColumn="span 2">
                <ZoneField
                  form={form}
                  name="timeZone"
                  label={t("timeZone")}
                  usual={t("usualZone", { zone: usualZone })}
                />
              </Box>
            </SimpleGrid>
            <CheckLine {...register("alarmsPass")} label={t("alarmsPass")} hint={t("alarmsPassHint")} />
          </Stack>
        ) : null}
      </Stack>
    </FormSection>
  );
}
