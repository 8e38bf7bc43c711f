import { NativeSelect, Text } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/texts/settings";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
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
  const { register, formState, getValues } = form;
  if (resources === undefined && failed)
    return (
      <Text role="alert" color="fg.error" textStyle="sm">
        {t("penaltyFailed")}
      </Text>
    );
  const chosen = getValues("display.resourceId");
  const isKnown = chosen === "" || (resources ?? []).some(({ id }) => id === chosen);
  const isNone = resources?.length === 0;
  return (
    <TextField
      label={t("penaltyResource")}
      hint={isNone ? t("noPenalty") : undefined}
      error={formState.errors.display?.resourceId?.message}
    >
      <NativeSelect.Root size="sm" maxW={{ sm: "24rem" }}>
        <NativeSelect.Field
          {...register("display.resourceId", {
            validate: (id, { display }) => display.type !== "PENALTY" || id !== "" || t("penaltyMissing"),
          })}
        >
          <option value="">{t("choosePenalty")}</option>
          {isKnown ? null : <option value={chosen}>{t("unknownText", { id: chosen })}</option>}
          {(resources ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name ?? id}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </TextField>
  );
}
