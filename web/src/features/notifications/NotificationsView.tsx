import { Box, Input, SimpleGrid, Stack } from "@chakra-ui/react";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { useEffect, useState } from "react";
import { Controller, type UseFormReturn, useForm } from "react-hook-form";
import type { NotificationSettingsFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { PlacesPicker } from "../../shared/clients/PlacesPicker";
import { useClients } from "../../shared/clients/useClients";
import { ClockInput, clockOf, isClock } from "../../shared/dateField/ClockInput";
import { CheckLine } from "../../shared/form/CheckLine";
import { FormSection } from "../../shared/form/FormSection";
import { LongForm } from "../../shared/form/LongForm";
import { submitAsPromise } from "../../shared/form/submitAsPromise";
import { TextField } from "../../shared/form/TextField";
import { useUnsavedGuard } from "../../shared/form/useUnsavedGuard";
import { ZoneField } from "../../shared/form/ZoneField";
import { MeanwhileNotice } from "../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../shared/merge/OvertakenHost";
import { useOpened } from "../../shared/merge/useOpened";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { notificationsTexts } from "./notificationsTexts";
import { RecentNotifications } from "./recent/RecentNotifications";
import { ChannelsSection } from "./settings/ChannelsSection";
import { isSilentAfter, type SettingsValues, valuesOf } from "./settings/settingsValues";
import { useSaveSettings } from "./settings/useSaveSettings";
import { useWebhookSecret } from "./settings/useWebhookSecret";

export function NotificationsView({ settings }: { settings: NotificationSettingsFragment }) {
  const [isDirty, setDirty] = useState(false);
  const { email, webhook } = settings.channels;
  return (
    <>
      <SettingsForm settings={settings} onDirty={setDirty} />
      <RecentNotifications hasChannel={email.enabled || webhook.enabled} isDirty={isDirty} />
    </>
  );
}

type SettingsFormProps = {
  settings: NotificationSettingsFragment;
  /** Called with true if there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
};

function SettingsForm({ settings, onDirty }: SettingsFormProps) {
  const t = useT(notificationsTexts);
  const form = useForm<SettingsValues>({ mode: "onTouched", defaultValues: valuesOf(settings) });
  const { formState, reset } = form;
  const { isDirty, isSubmitting } = formState;
  // The settings may change elsewhere; edits here are not overwritten.
  useEffect(() => {
    if (!isDirty) reset(valuesOf(settings));
  }, [isDirty, reset, settings]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const secret = useWebhookSecret(settings);
  const opened = useOpened(settings, isDirty);
  const save = useSaveSettings(form, opened, secret.madeAt !== null, secret.make);
  const submit = submitAsPromise(form, save);
  const dialog = useUnsavedGuard({ isDirty, save: submit });
  return (
    <>
      {dialog}
      <OvertakenHost />
      <LongForm
        label={t("settings")}
        isDirty={isDirty}
        isSaving={isSubmitting}
        onSubmit={() => void submit()}
        onDiscard={() => reset()}
        notice={
          <MeanwhileNotice thing={null} opened={opened} now={settings} isEditing={isDirty && !isSubmitting} />
        }
      >
        <EventsSection form={form} />
        <ChannelsSection form={form} channels={settings.channels} secret={secret} />
        <QuietSection form={form} usualZone={settings.quietHours.usualTimeZone} />
        <PlacesSection form={form} />
      </LongForm>
    </>
  );
}

/** Events to notify of, and the time until a device counts as silent. */
function EventsSection({ form }: { form: UseFormReturn<SettingsValues> }) {
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

type QuietSectionProps = {
  form: UseFormReturn<SettingsValues>;
  /** Default time zone. */
  usualZone: string;
};

function QuietSection({ form, usualZone }: QuietSectionProps) {
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

/** Devices to notify of. */
function PlacesSection({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useT(notificationsTexts);
  const { clients = [] } = useClients();
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
              validate: (ids) => ids.length <= ITEMS_A_CALL || t("placesTooMany", { count: ITEMS_A_CALL }),
            }}
            render={({ field, fieldState }) => (
              <Box ps={{ base: "0", sm: "7" }}>
                <PlacesPicker
                  locations={clients}
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
