import { Button, NativeSelect, SimpleGrid, Text } from "@chakra-ui/react";
import { MEASUREMENT_INTERVALS, PING_INTERVALS } from "@obcestje/contract/deviceConfig/ranges.js";
import { Download } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { downloadConfig } from "../../../shared/config/downloadConfig";
import { TextField } from "../../../shared/form/TextField";
import { SettingsSection } from "./SettingsSection";
import type { SettingsClient, SettingsValues } from "./settingsValues";

const byNumber = (one: number, other: number) => one - other;

type ConnectionSectionProps = {
  form: UseFormReturn<SettingsValues>;
  client: Pick<SettingsClient, "permissions" | "config">;
};

/** Intervals of the device's calls, and a download of its configuration. */
export function ConnectionSection({ form, client: { permissions, config } }: ConnectionSectionProps) {
  const t = useT(settingsTexts);
  const { register, formState } = form;
  const { errors } = formState;
  const words = (seconds: number) =>
    seconds < 300 || seconds % 60 > 0
      ? t("seconds", { count: seconds })
      : t("minutes", { count: seconds / 60 });
  // A template or a script may have set another value.
  const options = (values: readonly number[], name: "pingInterval" | "measurementInterval") =>
    [...new Set([...values, Number(formState.defaultValues?.[name])])].sort(byNumber).map((value) => (
      <option key={value} value={value}>
        {words(value)}
      </option>
    ));
  const canExport = permissions?.exportConfig ?? false;
  return (
    <SettingsSection title={t("connectionTitle")}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {permissions?.editPingInterval ? (
          <TextField
            label={t("pingInterval")}
            hint={t("pingIntervalHint")}
            error={errors.pingInterval?.message}
          >
            <NativeSelect.Root>
              <NativeSelect.Field {...register("pingInterval")}>
                {options(PING_INTERVALS, "pingInterval")}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </TextField>
        ) : null}
        <TextField
          label={t("measurementInterval")}
          hint={t("measurementIntervalHint")}
          error={errors.measurementInterval?.message}
        >
          <NativeSelect.Root>
            <NativeSelect.Field {...register("measurementInterval")}>
              {options(MEASUREMENT_INTERVALS, "measurementInterval")}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </TextField>
      </SimpleGrid>
      {canExport ? (
        <div>
          <Button
            size="sm"
            variant="outline"
            disabled={config === null}
            onClick={() => {
              if (config) downloadConfig(config.document);
            }}
          >
            <Download aria-hidden />
            {t("exportConfig")}
          </Button>
          <Text textStyle="sm" color="fg.muted" pt="1.5">
            {config === null ? t("noConfig") : t("exportConfigHint")}
          </Text>
        </div>
      ) : null}
    </SettingsSection>
  );
}
