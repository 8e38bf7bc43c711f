import { Button, HStack, Input, NativeSelect, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { FileText } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { paths } from "../../../app/paths";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { TextField } from "../../../shared/form/TextField";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { resolveInterval } from "../../../shared/interval/resolveInterval";
import { defaultTimeZone } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { intervals, type ScheduleValues } from "./scheduleValues";

/** Name, period and language of the report, with a preview. */
export function ReportSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const ui = useT(uiTexts);
  const intervalName = useT(intervalTexts);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title={t("reportSection")} text={t("reportSectionText")}>
      <Stack gap="5" p={{ base: "4", md: "6" }}>
        <TextField label={t("name")} error={errors.name?.message} required>
          <Input
            {...register("name", {
              validate: (name) => name.trim() !== "" || t("nameMissing"),
              maxLength: { value: LONGEST_NAME, message: ui("faultTooLong", { count: LONGEST_NAME }) },
            })}
            placeholder={t("nameExample")}
            autoComplete="off"
          />
        </TextField>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField label={t("period")} error={errors.interval?.message}>
            <NativeSelect.Root>
              <NativeSelect.Field {...register("interval")}>
                {intervals.map((interval) => (
                  <option key={interval} value={interval}>
                    {intervalName(interval)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </TextField>
          <TextField label={t("language")} error={errors.language?.message}>
            <NativeSelect.Root>
              <NativeSelect.Field {...register("language")}>
                <option value="SL">{t("slovenian")}</option>
                <option value="EN">{t("english")}</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </TextField>
        </SimpleGrid>
        <Preview form={form} />
      </Stack>
    </FormSection>
  );
}

/** Opens the report as it would be now. */
function Preview({ form: { control } }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const now = useNow(60_000);
  const [clientIds, preset, language, timeZone] = useWatch({
    control,
    name: ["clientIds", "interval", "language", "timeZone"],
  });
  const period = resolveInterval({ kind: "preset", preset }, now, timeZone || defaultTimeZone);
  const lang = language === "EN" ? "en" : "sl";
  const hint = (
    <Text textStyle="sm" color="fg.muted">
      {t(clientIds.length === 0 ? "previewNoPlaces" : "previewHint")}
    </Text>
  );
  const label = (
    <>
      <FileText aria-hidden />
      {t("preview")}
    </>
  );
  return (
    <HStack gap="3" wrap="wrap">
      {clientIds.length === 0 ? (
        <Button size="sm" variant="outline" disabled>
          {label}
        </Button>
      ) : (
        <Button asChild size="sm" variant="outline">
          <a href={paths.reportPreview({ clientIds, period, lang })} target="_blank" rel="noreferrer">
            {label}
          </a>
        </Button>
      )}
      {hint}
    </HStack>
  );
}
