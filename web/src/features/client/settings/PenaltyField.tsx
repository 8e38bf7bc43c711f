import { Box, Text } from "@chakra-ui/react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { SettingChooser } from "./SettingChooser";
import type { SettingsValues } from "./settingsValues";

type PenaltyFieldProps = {
  form: UseFormReturn<SettingsValues>;
  /** Undefined while they are on their way. */
  resources: NonNullable<DisplayChoicesQuery["resources"]> | undefined;
  failed: boolean;
};

/** Which penalty points the sign shows. */
export function PenaltyField({ form, resources, failed }: PenaltyFieldProps) {
  const t = useT(settingsTexts);
  const { control, formState } = form;
  const chosen = useWatch({ control, name: "display.resourceId" });
  if (resources === undefined && failed)
    return (
      <Text role="alert" color="fg.error" textStyle="sm">
        {t("penaltyFailed")}
      </Text>
    );
  const isKnown = chosen === "" || (resources ?? []).some(({ id }) => id === chosen);
  const isNone = resources?.length === 0;
  return (
    <TextField
      label={t("penaltyResource")}
      hint={isNone ? t("noPenalty") : undefined}
      error={formState.errors.display?.resourceId?.message}
    >
      <Box w="full" maxW={{ sm: "24rem" }}>
        <SettingChooser
          control={control}
          name="display.resourceId"
          rules={{
            validate: (id, { display }) => display.type !== "PENALTY" || id !== "" || t("penaltyMissing"),
          }}
          options={[
            { value: "", label: t("choosePenalty") },
            ...(isKnown ? [] : [{ value: chosen, label: t("unknownText", { id: chosen }) }]),
            ...namedOptions((resources ?? []).map(({ id, name }) => ({ id, name: name ?? id }))),
          ]}
        />
      </Box>
    </TextField>
  );
}
