import { Box, Button, Skeleton, Stack } from "@chakra-ui/react";
import { useMySessionsQuery } from "../../../graphql/operations/profile";
import { profileTexts } from "../../../i18n/texts/profile";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { PageError } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { SessionItem } from "./SessionItem";
import { useEndSessions } from "./useEndSessions";

const refreshMs = 60_000;
const placeholders = [1, 2, 3];

/** Where the person is signed in, and the way to end that. */
export function Sessions() {
  const t = useT(profileTexts);
  const answer = useMySessionsQuery({ fetchPolicy: "cache-and-network", pollInterval: refreshMs });
  const { data, at } = useLastGood(answerOf(answer));
  const { ending, endOne, endOthers } = useEndSessions();
  const sessions = data?.mySessions ?? undefined;
  const hasFailed = answer.error !== undefined;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };

  const others = sessions?.some(({ current }) => !current) ? (
    <Button
      size="sm"
      variant="outline"
      loading={ending === "others"}
      disabled={ending !== null}
      onClick={endOthers}
    >
      {t("endOthers")}
    </Button>
  ) : null;

  return (
    <FormSection title={t("sessionsTitle")} text={t("sessionsText")} action={others}>
      <Box px={{ base: "4", md: "6" }} py="1">
        {hasFailed && sessions ? (
          <Box py="3">
            <StaleNotice text={t("sessionsFailed")} at={at} onRetry={retry} />
          </Box>
        ) : null}
        {hasFailed && sessions === undefined ? (
          <PageError title={t("sessionsFailed")} onRetry={retry} />
        ) : null}
        {sessions === undefined && !hasFailed ? (
          <Stack gap="6" py="5" aria-hidden>
            {placeholders.map((number) => (
              <Skeleton key={number} h="9" />
            ))}
          </Stack>
        ) : null}
        <Box as="ul" listStyleType="none">
          {sessions?.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              isResting={ending !== null && ending !== session.id}
              onEnd={() => endOne(session.id)}
            />
          ))}
        </Box>
      </Box>
    </FormSection>
  );
}
