import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { NotificationSettingsFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { LongForm } from "../../../shared/form/LongForm";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { useOpened } from "../../../shared/merge/useOpened";
import { notificationsTexts } from "../notificationsTexts";
import { ChannelsSection } from "./ChannelsSection";
import { EventsSection } from "./EventsSection";
import { PlacesSection } from "./PlacesSection";
import { QuietSection } from "./QuietSection";
import { type SettingsValues, valuesOf } from "./settingsValues";
import { useSaveSettings } from "./useSaveSettings";
import { useWebhookSecret } from "./useWebhookSecret";

type SettingsFormProps = {
  settings: NotificationSettingsFragment;
  /** Told whether there are changes that are not saved. */
  onDirty: (isDirty: boolean) => void;
};

/** All that somebody can set of their notifications. */
export function SettingsForm({ settings, onDirty }: SettingsFormProps) {
  const t = useT(notificationsTexts);
  const form = useForm<SettingsValues>({ mode: "onTouched", defaultValues: valuesOf(settings) });
  const { formState, reset } = form;
  const { isDirty, isSubmitting } = formState;
  // They may change elsewhere; what is being written here is left alone.
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
