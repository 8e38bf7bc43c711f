import { Input, SimpleGrid } from "@chakra-ui/react";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import type { UseFormReturn } from "react-hook-form";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { SettingsValues } from "./settingsValues";

/** What people call the two directions at a place. */
export function DirectionFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useT(settingsTexts);
  const ui = useT(uiTexts);
  const { register, formState } = form;
  const upTo = { value: LONGEST_NAME, message: ui("faultTooLong", { count: LONGEST_NAME }) };
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {(["incomingName", "outgoingName"] as const).map((name) => (
        <TextField key={name} label={t(name)} hint={t(`${name}Hint`)} error={formState.errors[name]?.message}>
          <Input {...register(name, { maxLength: upTo })} autoComplete="off" />
        </TextField>
      ))}
    </SimpleGrid>
  );
}
