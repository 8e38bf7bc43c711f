import { Box, Stack } from "@chakra-ui/react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { PlacesPicker } from "../../../shared/clients/PlacesPicker";
import { CheckLine } from "../../../shared/form/CheckLine";
import { FormSection } from "../../../shared/form/FormSection";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { notificationsTexts } from "../notificationsTexts";
import type { SettingsValues } from "./settingsValues";

/** As many as a list of the portal's input takes. */
const chosenAtMost = 250;

/** Which devices somebody is told about. */
export function PlacesSection({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useT(notificationsTexts);
  const isAdmin = useLocalSession()?.isAdmin === 1;
  const { register, control, watch } = form;
  return (
    <FormSection title={t("placesTitle")} text={t("placesText")}>
      <Stack gap="5" p={{ base: "4", md: "6" }}>
        <Stack role="radiogroup" aria-label={t("placesTitle")} gap="4">
          <CheckLine
            {...register("places")}
            type="radio"
            value="all"
            label={t(isAdmin ? "placesAllAdmin" : "placesAll")}
            hint={t("placesAllHint")}
          />
          <CheckLine {...register("places")} type="radio" value="chosen" label={t("placesChosen")} />
        </Stack>
        {watch("places") === "chosen" ? (
          <Controller
            control={control}
            name="clientIds"
            rules={{
              validate: (ids) => ids.length <= chosenAtMost || t("placesTooMany", { count: chosenAtMost }),
            }}
            render={({ field, fieldState }) => (
              <Box ps={{ base: "0", sm: "7" }}>
                <PlacesPicker
                  chosen={field.value}
                  error={fieldState.error?.message}
                  onChange={field.onChange}
                />
              </Box>
            )}
          />
        ) : null}
      </Stack>
    </FormSection>
  );
}
