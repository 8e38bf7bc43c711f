import { Box, Button, Skeleton, Stack } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import type { OwnSessionPartsFragment } from "../../../graphql/generated";
import { useMySessionsQuery } from "../../../graphql/operations/profile";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { MoreLines } from "../../../shared/ui/MoreLines";
import { pagesTexts } from "../../../shared/ui/pagesTexts";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { SessionItem } from "./SessionItem";
import { useEndSessions } from "./useEndSessions";

const refreshMs = 60_000;
const placeholders = [1, 2, 3];
/** So many are shown until all are asked for. */
const few = 5;

const presentFirst = (sessions: readonly OwnSessionPartsFragment[]) =>
  [...sessions].sort((one, other) => Number(other.current) - Number(one.current));

/** Where the person is signed in, and the way to end that. */
export function Sessions() {
  const t = useT(profileTexts);
  const pages = useT(pagesTexts);
  const answer = useMySessionsQuery({ fetchPolicy: "cache-and-network", pollInterval: refreshMs });
  const { data, at } = useLastGood(answerOf(answer));
  const { ending, endOne, endOthers } = useEndSessions();
  const sessions = data?.mySessions ?? undefined;
  const ordered = useMemo(() => presentFirst(sessions ?? []), [sessions]);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? ordered : ordered.slice(0, few);
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
          <AnswerError title={t("sessionsFailed")} error={answer.error} onRetry={retry} />
        ) : null}
        {sessions === undefined && !hasFailed ? (
          <Stack gap="6" py="5" aria-hidden>
            {placeholders.map((number) => (
              <Skeleton key={number} h="9" />
            ))}
          </Stack>
        ) : null}
        <Box as="ul" listStyleType="none">
          {shown.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              isResting={ending !== null && ending !== session.id}
              onEnd={() => endOne(session.id)}
            />
          ))}
        </Box>
        {ordered.length > shown.length ? (
          <Box mx="-3">
            <MoreLines
              text={pages("shownOf", { shown: shown.length, total: ordered.length })}
              action={t("allSessions")}
              onMore={() => setAll(true)}
            />
          </Box>
        ) : null}
      </Box>
    </FormSection>
  );
}
