import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import { BellOff, BellRing, Send } from "lucide-react";
import { useState } from "react";
import { failureOf } from "../../../graphql/errors";
import {
  NotificationsDocument,
  SendTestNotificationDocument,
  useNotificationsQuery,
} from "../../../graphql/operations/notifications";
import { translatorOf, useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { FormSection } from "../../../shared/form/FormSection";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { notificationsTexts } from "../notificationsTexts";
import { NotificationItem } from "./NotificationItem";

const refreshMs = 30_000;
/** Poll interval while something is being sent. */
const soonMs = 2_000;
const page = 10;
const most = 100;
const placeholders = [1, 2, 3];

type RecentNotificationsProps = { hasChannel: boolean; isDirty: boolean };

export function RecentNotifications({ hasChannel, isDirty }: RecentNotificationsProps) {
  const t = useT(notificationsTexts);
  const [first, setFirst] = useState(page);
  const [isUnderWay, setUnderWay] = useState(false);
  const answer = useNotificationsQuery({
    variables: { first },
    fetchPolicy: "cache-and-network",
    pollInterval: isUnderWay ? soonMs : refreshMs,
  });
  const { data, at } = useLastGood(answerOf(answer));
  const list = data?.notifications ?? undefined;
  const isTrying =
    list?.nodes.some(
      ({ event, deliveries }) =>
        event === "TEST" && deliveries.some(({ state, attempts }) => state === "WAITING" && attempts === 0),
    ) ?? false;
  if (isTrying !== isUnderWay) setUnderWay(isTrying);
  const hasFailed = answer.error !== undefined;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };
  return (
    <FormSection
      title={t("recentTitle")}
      text={t("recentText")}
      action={<SendTest hasChannel={hasChannel} isDirty={isDirty} />}
    >
      <Box px={{ base: "4", md: "6" }} py="1">
        {hasFailed && list ? (
          <Box py="3">
            <StaleNotice text={t("recentFailed")} at={at} onRetry={retry} />
          </Box>
        ) : null}
        {hasFailed && list === undefined ? (
          <AnswerError title={t("recentFailed")} error={answer.error} onRetry={retry} />
        ) : null}
        {list === undefined && !hasFailed ? (
          <Stack gap="6" py="5" aria-hidden>
            {placeholders.map((number) => (
              <Skeleton key={number} h="12" />
            ))}
          </Stack>
        ) : null}
        {list?.nodes.length === 0 ? <NothingYet hasChannel={hasChannel} /> : null}
        <Box as="ul" listStyleType="none" aria-label={t("recentTitle")}>
          {list?.nodes.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </Box>
        {list?.pageInfo.hasNextPage && first < most ? (
          <Box py="3" borderTopWidth="1px" textAlign="center">
            <Button
              size="sm"
              variant="ghost"
              loading={answer.loading}
              onClick={() => setFirst(Math.min(most, first + 2 * page))}
            >
              {t("recentMore")}
            </Button>
          </Box>
        ) : null}
      </Box>
    </FormSection>
  );
}

function NothingYet({ hasChannel }: { hasChannel: boolean }) {
  const t = useT(notificationsTexts);
  return hasChannel ? (
    <PageMessage icon={<BellRing />} title={t("recentEmpty")} text={t("recentEmptyText")} />
  ) : (
    <PageMessage icon={<BellOff />} title={t("recentOff")} text={t("recentOffText")} />
  );
}

type SendTestProps = {
  /** True if a channel is on in the saved settings. */
  hasChannel: boolean;
  /** True if there are unsaved changes. */
  isDirty: boolean;
};

/** Button that sends a test, or the reason why it can't. */
function SendTest({ hasChannel, isDirty }: SendTestProps) {
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

/** Sends a test to the channels that are on; the list shows the result. */
function useSendTest(): { isSending: boolean; send: () => Promise<void> } {
  const client = useApolloClient();
  const { send, busily, isBusy } = useChange();

  const sendTest = () =>
    busily(async () => {
      const t = translatorOf(notificationsTexts);
      try {
        if ((await send(SendTestNotificationDocument, {})) === null) return;
        toast.success(t("testSent"), "testNotification");
        await client.refetchQueries({ include: [NotificationsDocument] });
      } catch (error) {
        const text = t(failureOf(error) === "RATE_LIMITED" ? "testTooMany" : "testFailed");
        sayFailed(error, text, "testNotification");
      }
    });
  return { isSending: isBusy, send: sendTest };
}
