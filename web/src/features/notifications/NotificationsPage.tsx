import { Stack } from "@chakra-ui/react";
import { useNotificationPreferencesQuery } from "../../graphql/operations/notifications";
import { useT } from "../../i18n/useT";
import { FormSkeleton } from "../../shared/form/FormSkeleton";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { AnswerError } from "../../shared/ui/AnswerError";
import { PageHead } from "../../shared/ui/PageHead";
import { PageTitle } from "../../shared/ui/PageTitle";
import { NotificationsView } from "./NotificationsView";
import { notificationsTexts } from "./notificationsTexts";

/** /notifications */
export function NotificationsPage() {
  const t = useT(notificationsTexts);
  const answer = useNotificationPreferencesQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data } = useLastGood(answerOf(answer));
  const settings = data?.notificationPreferences ?? undefined;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };
  return (
    <Stack gap={{ base: "8", md: "10" }} p={{ base: "4", md: "6" }} maxW="64rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      <PageHead title={t("title")} intro={t("intro")} />
      {settings === undefined && answer.error !== undefined ? (
        <AnswerError
          title={t("loadFailed")}
          text={t("loadFailedText")}
          error={answer.error}
          onRetry={retry}
        />
      ) : null}
      {settings === undefined && answer.error === undefined ? (
        <FormSkeleton heights={["18rem", "15rem", "8rem", "10rem"]} />
      ) : null}
      {settings === undefined ? null : <NotificationsView settings={settings} />}
    </Stack>
  );
}
