import { Box } from "@chakra-ui/react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { PlacesPicker } from "../../../shared/clients/PlacesPicker";
import { FormSection } from "../../../shared/form/FormSection";
import type { ScheduleValues } from "./scheduleValues";

/** As many as a report takes. */
const placesAtMost = 50;

/** Which locations the report is about. */
export function PlacesSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const check = ({ length }: string[]) => {
    if (length === 0) return t("placesMissing");
    return length <= placesAtMost || t("placesTooMany", { count: placesAtMost });
  };
  return (
    <FormSection title={t("places")} text={t("placesText")}>
      <Box p={{ base: "4", md: "6" }}>
        <Controller
          control={form.control}
          name="clientIds"
          rules={{ validate: check }}
          render={({ field, fieldState }) => (
            <PlacesPicker chosen={field.value} error={fieldState.error?.message} onChange={field.onChange} />
          )}
        />
      </Box>
    </FormSection>
  );
}
