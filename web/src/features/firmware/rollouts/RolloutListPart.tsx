import { Box, Card, Link as ChakraLink, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Waypoints } from "lucide-react";
import { Link } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { formatDateTime } from "../../../shared/time/format";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { MorePages } from "../../../shared/ui/MorePages";
import { PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { rolloutAddress } from "../firmwareAddress";
import { byRunning, type RolloutHead } from "./rollout";
import { StageBadge } from "./StageBadge";
import { StageBar } from "./StageBar";
import { useRolloutName } from "./useRolloutName";
import { useRollouts } from "./useRollouts";

/** All rollouts, running ones first, with how far each is. */
export function RolloutListPart() {
  const t = useT(rolloutsTexts);
  const { list, at, error, reload } = useRollouts();
  if (list === undefined && error !== undefined)
    return <AnswerError title={t("loadFailed")} text={t("loadFailedText")} error={error} onRetry={reload} />;
  if (list === undefined)
    return (
      <Stack gap="2" role="status" aria-label={t("listLabel")}>
        <Skeleton h="24" />
        <Skeleton h="24" />
      </Stack>
    );
  const { totalCount, isLoading, loadMore } = list;
  const rollouts = list.rows.toSorted(byRunning);
  return (
    <>
      {error === undefined ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={reload} />}
      {rollouts.length === 0 ? (
        <PageMessage icon={<Waypoints />} title={t("none")} text={t("noneText")} />
      ) : (
        <Stack as="ul" listStyleType="none" gap="2" aria-label={t("listLabel")}>
          {rollouts.map((rollout) => (
            <RolloutCard key={rollout.id} rollout={rollout} />
          ))}
        </Stack>
      )}
      <MorePages shown={rollouts.length} total={totalCount} isLoading={isLoading} onMore={loadMore} />
    </>
  );
}

function RolloutCard({ rollout }: { rollout: RolloutHead }) {
  const t = useT(rolloutsTexts);
  const nameOf = useRolloutName();
  const { counts, createDate, createdBy, firmware, state, stopReason } = rollout;
  const time = formatDateTime(createDate);
  const facts = [
    firmware?.hardwareType,
    createdBy?.email ? t("begunBy", { who: createdBy.email, time }) : t("begun", { time }),
  ];
  return (
    <Card.Root as="li" px="4" py="3" gap="2">
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        <Box minW="0">
          <ChakraLink asChild color="fg" fontWeight="medium">
            <Link to={rolloutAddress(rollout.id)}>{nameOf(rollout)}</Link>
          </ChakraLink>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {facts.filter(Boolean).join(" · ")}
          </Text>
        </Box>
        <StageBadge state={state} />
      </Flex>
      <StageBar counts={counts} />
      <Text textStyle="sm" color="fg.muted">
        {t("progress", { done: counts?.installed ?? null, total: counts?.total ?? null })}
        {counts?.failed ? ` · ${t("partOf", { name: t("failed"), count: counts.failed })}` : ""}
        {stopReason === null ? "" : ` · ${t(stopReason)}`}
      </Text>
    </Card.Root>
  );
}
