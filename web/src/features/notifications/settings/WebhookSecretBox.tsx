import { Box, Button, Code, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { formatDateTime } from "../../../shared/time/format";
import { copyText } from "../../../shared/ui/copyText";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { notificationsTexts } from "../notificationsTexts";
import type { WebhookSecret } from "./useWebhookSecret";

/** What webhooks are signed with: whether there is a secret, and the new one once. */
export function WebhookSecretBox({ secret: { secret, madeAt, isMaking, make } }: { secret: WebhookSecret }) {
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
