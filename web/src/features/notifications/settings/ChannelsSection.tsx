import { Box, HStack, Input, Stack } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import type { NotificationSettingsFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { FormSection } from "../../../shared/form/FormSection";
import { TextField } from "../../../shared/form/TextField";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { notificationsTexts } from "../notificationsTexts";
import type { SettingsValues } from "./settingsValues";
import type { WebhookSecret } from "./useWebhookSecret";
import { WebhookSecretBox } from "./WebhookSecretBox";

type ChannelsSectionProps = {
  form: UseFormReturn<SettingsValues>;
  channels: NotificationSettingsFragment["channels"];
  secret: WebhookSecret;
};

/** How somebody is told. */
export function ChannelsSection({ form, channels, secret }: ChannelsSectionProps) {
  const t = useT(notificationsTexts);
  const ui = useT(uiTexts);
  const { register, formState, watch } = form;
  const { email } = channels;
  const emailHint = email.available ? t("emailHint", { address: email.address }) : <EmailUnavailable />;
  const isOn = watch("webhook");
  const validate = (url: string) => !isOn || url.trim() !== "" || ui("faultMissing");
  return (
    <FormSection title={t("channelsTitle")} text={t("channelsText")}>
      <Stack gap="5" p={{ base: "4", md: "6" }}>
        <CheckLine
          {...register("email")}
          label={t("email")}
          hint={emailHint}
          disabled={!email.available && !watch("email")}
        />
        <CheckLine {...register("webhook")} label={t("webhook")} hint={t("webhookHint")} />
        {isOn ? (
          <Stack gap="5" ps={{ base: "0", sm: "7" }}>
            <TextField label={t("url")} hint={t("urlHint")} error={formState.errors.url?.message} required>
              <Input
                {...register("url", { validate })}
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder={t("urlExample")}
                maxLength={500}
              />
            </TextField>
            <WebhookSecretBox secret={secret} />
          </Stack>
        ) : null}
      </Stack>
    </FormSection>
  );
}

function EmailUnavailable() {
  const t = useT(notificationsTexts);
  return (
    <HStack as="span" gap="1.5" color="fg.warning">
      <Box as="span" flexShrink="0">
        <TriangleAlert size={14} aria-hidden />
      </Box>
      {t("emailUnavailable")}
    </HStack>
  );
}
