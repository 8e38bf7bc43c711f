import { Box, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { NotificationSettingsFragment } from "../../../graphql/generated";
import { notificationsTexts } from "../../../i18n/texts/notifications";
import { useT } from "../../../i18n/useT";
import { SaveBar } from "../../../shared/form/SaveBar";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
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

/** All that somebody can set of their notifications; one way to save it, in sight throughout. */
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
  const save = useSaveSettings(form, secret.madeAt !== null, secret.make);
  const submit = submitAsPromise(form, save);
  const dialog = useUnsavedGuard({ isDirty, save: submit });
  return (
    <form
      noValidate
      aria-label={t("settings")}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {dialog}
      {/* What has the focus does not lie under the bar. */}
      <Stack
        gap={{ base: "8", md: "10" }}
        css={{ "& :is(input, select, button)": { scrollMarginBottom: "6rem" } }}
      >
        <EventsSection form={form} />
        <ChannelsSection form={form} channels={settings.channels} secret={secret} />
        <QuietSection form={form} usualZone={settings.quietHours.usualTimeZone} />
        <PlacesSection form={form} />
      </Stack>
      <Box
        // While there is nothing to save it covers nothing.
        position={isDirty ? "sticky" : "static"}
        bottom="0"
        zIndex="docked"
        mt="6"
        rounded="lg"
        borderWidth="1px"
        borderTopWidth="0"
        overflow="hidden"
        shadow={isDirty ? "md" : undefined}
      >
        <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={() => reset()} />
      </Box>
    </form>
  );
}
