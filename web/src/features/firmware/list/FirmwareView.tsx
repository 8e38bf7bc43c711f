import { Box, Button, Card, Link as ChakraLink, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Upload, Waypoints } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { RolloutsDocument, useRolloutsQuery } from "../../../graphql/operations/firmware";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { HelpTip } from "../../../shared/help/HelpTip";
import { usePagedList } from "../../../shared/live/usePagedList";
import { useOffers } from "../../../shared/offers/useOffers";
import { formatDateTime } from "../../../shared/time/format";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { MorePages } from "../../../shared/ui/MorePages";
import { PageHead } from "../../../shared/ui/PageHead";
import { PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { clientIdsIn, rolloutAddress } from "../firmwareAddress";
import { firmwareTexts } from "../firmwareTexts";
import { byRunning, isRunning, type RolloutHead } from "../rollouts/rollout";
import { StageBadge } from "../rollouts/StageBadge";
import { StageBar } from "../rollouts/StageBar";
import { useRolloutName } from "../rollouts/useRolloutName";
import { FirmwarePart } from "./FirmwarePart";
import type { Ask, CountedFirmware, FirmwareRow } from "./firmwareList";

const AddFirmwareDialog = lazy(async () => ({
  default: (await import("../upload/AddFirmwareDialog")).AddFirmwareDialog,
}));
const AssignDialog = lazy(async () => ({ default: (await import("../assign/AssignDialog")).AssignDialog }));
const EditDescriptionDialog = lazy(async () => ({
  default: (await import("./EditDescriptionDialog")).EditDescriptionDialog,
}));
const RemoveFirmwareDialog = lazy(async () => ({
  default: (await import("./RemoveFirmwareDialog")).RemoveFirmwareDialog,
}));

type FirmwareViewProps = {
  firmwares: readonly CountedFirmware[];
  /** Types that take firmware. */
  hardwareTypes: readonly string[];
  onChanged: () => void;
};

type Asked = { what: "edit" | "remove"; firmware: FirmwareRow };

/** All firmware or its rollouts, and what can be done with them. */
export function FirmwareView({ firmwares, hardwareTypes, onChanged }: FirmwareViewProps) {
  const t = useT(firmwareTexts);
  const [view, setView] = useParam("view");
  const [isNew, setNew] = useParam("new");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [assignedId, assign] = useAssignAddress();
  const clientIds = clientIdsIn(useLocation().state);
  const assigned = firmwares.find(({ id }) => id === assignedId);
  const hasRollouts = useOffers().has("ROLLOUTS");
  const isRollouts = hasRollouts && view === "rollouts";
  const close = () => setAsked(null);
  const ask: Ask = (what, firmware) =>
    what === "assign" ? assign(firmware.id) : setAsked({ what, firmware });
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button size="sm" colorPalette="brand" onClick={() => setNew("1")}>
          <Upload aria-hidden />
          {t("add")}
        </Button>
      </PageHead>
      {hasRollouts ? (
        <Flex align="end" gap="2">
          <ChoiceGroup
            label={t("tabs")}
            choices={[
              { value: "firmware", name: t("tabFirmware") },
              { value: "rollouts", name: t("tabRollouts") },
            ]}
            chosen={isRollouts ? "rollouts" : "firmware"}
            onChoose={(value) => setView(value === "rollouts" ? value : null)}
          />
          {isRollouts ? (
            <Flex h="8" align="center">
              <HelpTip term="stagedRollout" />
            </Flex>
          ) : null}
        </Flex>
      ) : null}
      {isRollouts ? (
        <RolloutListPart />
      ) : (
        <FirmwarePart firmwares={firmwares} hardwareTypes={hardwareTypes} ask={ask} />
      )}
      <Suspense fallback={null}>
        {isNew === null ? null : (
          <AddFirmwareDialog hardwareTypes={hardwareTypes} onAdded={onChanged} onClose={() => setNew(null)} />
        )}
        {assigned === undefined ? null : (
          <AssignDialog firmware={assigned} clientIds={clientIds} onClose={() => assign(null)} />
        )}
        {asked?.what === "edit" ? (
          <EditDescriptionDialog
            firmware={firmwares.find(({ id }) => id === asked.firmware.id) ?? asked.firmware}
            onClose={close}
          />
        ) : null}
        {asked?.what === "remove" ? (
          <RemoveFirmwareDialog firmware={asked.firmware} onRemoved={onChanged} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

/** The firmware that is being assigned, as the address says: `?rollout=new&firmware=<id>`; null closes it. */
function useAssignAddress(): [string | null, (firmwareId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const assign = (firmwareId: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (firmwareId === null) {
          next.delete("rollout");
          next.delete("firmware");
        } else {
          next.set("rollout", "new");
          next.set("firmware", firmwareId);
        }
        return next;
      },
      { replace: true },
    );
  return [params.get("rollout") === "new" ? params.get("firmware") : null, assign];
}

/** All rollouts, running ones first, with how far each is. */
function RolloutListPart() {
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

const variables = { first: 25 };
/** As long as one of them runs, and else. */
const pace = { running: 5000, usual: 60_000 };

/** All rollouts; older ones on request. */
function useRollouts() {
  const [isAnyRunning, setAnyRunning] = useState(false);
  const answer = useRolloutsQuery({
    variables,
    fetchPolicy: "cache-and-network",
    pollInterval: isAnyRunning ? pace.running : pace.usual,
    skipPollAttempt: () => document.hidden,
  });
  const paged = usePagedList({
    answer,
    document: RolloutsDocument,
    variables,
    listOf: (data) => data.rollouts,
  });
  const isRunningNow = paged.first?.nodes.some(isRunning) ?? false;
  if (isRunningNow !== isAnyRunning) setAnyRunning(isRunningNow);
  return paged;
}
