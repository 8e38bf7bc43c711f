import { Alert, Box, Card, chakra, Grid, Stack } from "@chakra-ui/react";
import { useEffect, useMemo, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/texts/settings";
import { useT } from "../../../i18n/useT";
import { BrightnessLevels } from "../../../shared/config/BrightnessLevels";
import { SaveBar } from "../../../shared/form/SaveBar";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { ConnectionSection } from "./ConnectionSection";
import { DisplaySection } from "./DisplaySection";
import { LimitSection } from "./LimitSection";
import { leavesSettings } from "./leavesSettings";
import { PlaceSection } from "./PlaceSection";
import { SettingsSection } from "./SettingsSection";
import { SignAside } from "./SignAside";
import { isSame } from "./settingsInput";
import { type SettingsClient, type SettingsValues, valuesOf } from "./settingsValues";
import { useSaveSettings } from "./useSaveSettings";

export type SettingsFormProps = {
  client: SettingsClient;
  hasDisplay: boolean;
  /** Whether it measures speeds. */
  hasSpeed: boolean;
  choices: DisplayChoicesQuery | undefined;
  choicesFailed: boolean;
  refetch: () => Promise<unknown>;
};

/** What is focused is scrolled clear of the bars above and beneath. */
const clearOfBars = { "& :is(input, select, button)": { scrollMarginBlock: "6rem" } };

/** Everything that can be set of a device, and beside it what its drivers would see. */
export function SettingsForm({
  client,
  hasDisplay,
  hasSpeed,
  choices,
  choicesFailed,
  refetch,
}: SettingsFormProps) {
  const t = useT(settingsTexts);
  const incoming = useMemo(() => valuesOf(client), [client]);
  const [stored, setStored] = useState(incoming);
  const form = useForm<SettingsValues>({ mode: "onTouched", defaultValues: stored });
  const { formState, control, reset } = form;
  const { errors, isDirty, isSubmitting } = formState;
  // The settings may change elsewhere; what is being written here is left alone.
  useEffect(() => {
    if (isDirty || isSubmitting || isSame(incoming, stored)) return;
    setStored(incoming);
    reset(incoming);
  }, [incoming, stored, isDirty, isSubmitting, reset]);
  const save = useSaveSettings(form, { clientId: client.id, stored, refetch });
  const submit = submitAsPromise(form, save);
  const dialog = useUnsavedGuard({ isDirty, save: submit, leaves: leavesSettings });
  const displayOff = client.config?.config?.basic?.displayOff;
  const canEdit = client.permissions?.editSettings ?? true;

  return (
    <chakra.form
      noValidate
      aria-label={t("formLabel")}
      css={clearOfBars}
      onSubmit={(event) => {
        // The text editor's own form lies within this one, for React.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        void submit();
      }}
    >
      {dialog}
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          xl: hasDisplay ? "minmax(0, 1fr) 26rem" : "minmax(0, 60rem)",
        }}
        gap="5"
        alignItems="start"
      >
        {hasDisplay ? (
          <Box position={{ xl: "sticky" }} top="4" gridColumn={{ xl: 2 }} gridRow={{ xl: 1 }}>
            <SignAside form={form} client={client} stored={stored} choices={choices} />
          </Box>
        ) : null}
        <Stack
          as="fieldset"
          gap="5"
          minW="0"
          gridColumn={{ xl: 1 }}
          gridRow={{ xl: 1 }}
          {...{ disabled: !canEdit }}
        >
          <PlaceSection form={form} serialNumber={client.settings.serialNumber} />
          {hasSpeed ? <LimitSection form={form} hasDisplay={hasDisplay} /> : null}
          {hasDisplay ? (
            <>
              <DisplaySection
                form={form}
                choices={choices}
                failed={choicesFailed}
                isPartlyOff={displayOff === "SPEED" || displayOff === "TEXT"}
              />
              <SettingsSection title={t("brightnessTitle")} text={t("brightnessText")}>
                <Controller
                  control={control}
                  name="brightnessLevels"
                  render={({ field }) => <BrightnessLevels value={field.value} onChange={field.onChange} />}
                />
              </SettingsSection>
            </>
          ) : null}
          <ConnectionSection form={form} client={client} />
        </Stack>
      </Grid>
      <Card.Root mt="5" position="sticky" bottom="0" zIndex="docked">
        {errors.root?.message === undefined ? null : (
          <Alert.Root status="error" size="sm" roundedBottom="0">
            <Alert.Indicator />
            <Alert.Title fontWeight="normal">{errors.root.message}</Alert.Title>
          </Alert.Root>
        )}
        <SaveBar isDirty={isDirty && canEdit} isSaving={isSubmitting} onDiscard={() => reset()} />
      </Card.Root>
    </chakra.form>
  );
}
