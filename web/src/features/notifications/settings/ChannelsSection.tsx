import { Box, Button, Code, HStack, IconButton, Input, Stack, Text } from "@chakra-ui/react";
import { LONGEST_WEBHOOK } from "@obcestje/contract/limits/lengths.js";
import { Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { NotificationSettingsFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { FormSection } from "../../../shared/form/FormSection";
import { TextField } from "../../../shared/form/TextField";
import { formatDateTime } from "../../../shared/time/format";
import { copyText } from "../../../shared/ui/copyText";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { notificationsTexts } from "../notificationsTexts";
import type { SettingsValues } from "./settingsValues";
import type { WebhookSecret } from "./useWebhookSecret";

type ChannelsSectionProps = {
  form: UseFormReturn<SettingsValues>;
  channels: NotificationSettingsFragment["channels"];
  secret: WebhookSecret;
};

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
                maxLength={LONGEST_WEBHOOK}
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

/** The webhook's signing secret: whether there is one, and a new one, shown only once. */
function WebhookSecretBox({ secret: { secret, madeAt, isMaking, make } }: { secret: WebhookSecret }) {
  const t = useT(notificationsTexts);
  const [isAsking, setAsking] = useState(false);
  const renew = () => {
    setAsking(false);
    make().then(
      () => toast.settle("webhookSecret"),
      (error: unknown) => sayFailed(error, t("secretFailed"), "webhookSecret"),
    );
  };
  const copy = () => {
    if (secret === null) return;
    copyText(secret).then(
      () => toast.success(t("secretCopied"), "copySecret"),
      () => toast.error(t("secretCopyFailed"), "copySecret"),
    );
  };
  return (
    <Stack gap="3" bg="bg.subtle" borderWidth="1px" rounded="lg" p="4">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Box>
          <Text fontWeight="medium" textStyle="sm">
            {t("secret")}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {madeAt === null ? t("secretNone") : t("secretMade", { date: formatDateTime(madeAt) })}
          </Text>
        </Box>
        {isAsking ? null : (
          <Button
            size="sm"
            variant="outline"
            loading={isMaking}
            onClick={madeAt === null ? renew : () => setAsking(true)}
          >
            {t(madeAt === null ? "secretCreate" : "secretRenew")}
          </Button>
        )}
      </HStack>
      {isAsking ? (
        <Stack role="group" aria-label={t("secretRenewTitle")} gap="2">
          <Text textStyle="sm">
            {t("secretRenewTitle")} {t("secretRenewText")}
          </Text>
          <HStack gap="2">
            <Button size="sm" colorPalette="brand" autoFocus onClick={renew}>
              {t("secretRenew")}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
          </HStack>
        </Stack>
      ) : null}
      {secret === null ? null : (
        <Stack gap="1.5" role="status">
          <HStack gap="2">
            <Code flex="1" minW="0" py="2" px="3" overflowWrap="anywhere" data-secret>
              {secret}
            </Code>
            <IconButton size="sm" variant="outline" aria-label={t("secretCopy")} onClick={copy}>
              <Copy aria-hidden />
            </IconButton>
          </HStack>
          <Text textStyle="sm" color="fg.warning">
            {t("secretOnce")}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
