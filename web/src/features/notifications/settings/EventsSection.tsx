import { Box, Input, Stack } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { FormSection } from "../../../shared/form/FormSection";
import { TextField } from "../../../shared/form/TextField";
import { notificationsTexts } from "../notificationsTexts";
import { isSilentAfter, type SettingsValues } from "./settingsValues";

/** What somebody is told of, and when a device counts as silent. */
export function EventsSection({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useT(notificationsTexts);
  const { register, formState } = form;
  const validate = (text: string) => isSilentAfter(text.trim()) || t("silentAfterFault");
  return (
    <FormSection title={t("eventsTitle")} text={t("eventsText")}>
      <Stack gap="5" p={{ base: "4", md: "6" }}>
        <CheckLine {...register("silent")} label={t("silent")} hint={t("silentHint")} />
        <CheckLine {...register("back")} label={t("back")} hint={t("backHint")} />
        <CheckLine {...register("alarm")} label={t("alarm")} hint={t("alarmHint")} />
        <CheckLine {...register("valve")} label={t("valve")} hint={t("valveHint")} />
        <Box borderTopWidth="1px" pt="5">
          <TextField
            label={t("silentAfter")}
            hint={t("silentAfterHint")}
            error={formState.errors.silentAfter?.message}
          >
            <Input {...register("silentAfter", { validate })} inputMode="numeric" maxW="8rem" />
          </TextField>
        </Box>
      </Stack>
    </FormSection>
  );
}
