import { Button, Stack, Text } from "@chakra-ui/react";
import { Send } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { notificationsTexts } from "../notificationsTexts";
import { useSendTest } from "./useSendTest";

type SendTestProps = {
  /** Whether a channel is on, as it is saved. */
  hasChannel: boolean;
  /** Whether there are changes that are not saved. */
  isDirty: boolean;
};

/** The button that sends a test, or why it can't. */
export function SendTest({ hasChannel, isDirty }: SendTestProps) {
  const t = useT(notificationsTexts);
  const { isSending, send } = useSendTest();
  const hint = isDirty ? t("testSaveFirst") : t("testNoChannel");
  const canSend = hasChannel && !isDirty;
  return (
    <Stack gap="1.5" align="start">
      <Button
        size="sm"
        variant="outline"
        disabled={!canSend}
        loading={isSending}
        loadingText={t("test")}
        onClick={() => void send()}
      >
        <Send aria-hidden />
        {t("test")}
      </Button>
      {canSend ? null : (
        <Text textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
