import { Box, Button, Card, Flex, HStack, Text } from "@chakra-ui/react";
import { ChevronRight, ListPlus, Play, RotateCcw, Square } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { Explained } from "../../../shared/help/Explained";
import { formatDateTime } from "../../../shared/time/format";
import { BackLink } from "../../../shared/ui/BackLink";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { PageHeading } from "../../../shared/ui/PageHeading";
import { rolloutsAddress } from "../firmwareAddress";
import { RolloutDevices } from "./RolloutDevices";
import { isRunning, type RolloutWhole } from "./rollout";
import { StageBadge } from "./StageBadge";
import { StageBar } from "./StageBar";
import { useRolloutName } from "./useRolloutName";
import { type RolloutWork, useRolloutWork } from "./useRolloutWork";

type RolloutViewProps = { rollout: RolloutWhole; onChanged: () => void };

/** A rollout: how far it is as a whole and device by device, and what can be done with it. */
export function RolloutView({ rollout, onChanged }: RolloutViewProps) {
  const t = useT(rolloutsTexts);
  const nameOf = useRolloutName();
  const work = useRolloutWork(rollout.id);
  const { counts, createDate, createdBy, endDate, failuresAtMost, firmware, pilots, pilotDeadlineHours } =
    rollout;
  const time = formatDateTime(createDate);
  const facts = [
    firmware?.hardwareType,
    t("settings", { count: pilots, failures: failuresAtMost }),
    pilotDeadlineHours === null ? null : t("waitsFor", { hours: pilotDeadlineHours }),
    createdBy?.email ? t("begunBy", { who: createdBy.email, time }) : t("begun", { time }),
    endDate === null ? null : t("ended", { time: formatDateTime(endDate) }),
  ];
  return (
    <>
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <HStack gap="3" wrap="wrap" minW="0">
          <Explained term="stagedRollout">
            <PageHeading>{nameOf(rollout)}</PageHeading>
          </Explained>
          <StageBadge state={rollout.state} />
        </HStack>
        <BackLink to={rolloutsAddress}>{t("back")}</BackLink>
      </Flex>
      <Card.Root>
        <Card.Body gap="4" p={{ base: "4", md: "5" }}>
          <StageSteps rollout={rollout} />
          <StageBar counts={counts} hasLegend />
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {facts.filter(Boolean).join(" · ")}
          </Text>
          <RolloutButtons rollout={rollout} work={work} onChanged={onChanged} />
        </Card.Body>
      </Card.Root>
      <RolloutDevices rollout={rollout} work={work} />
    </>
  );
}

const stages = ["PILOTS", "REST", "DONE"] as const;

const saidOf = { PILOTS: "pilotsText", REST: "restText", DONE: "doneText" } as const;

type StageStepsProps = { rollout: Pick<RolloutWhole, "state" | "stopReason"> };

/** The way of a rollout, where it is on it, and what that means. */
function StageSteps({ rollout: { state, stopReason } }: StageStepsProps) {
  const t = useT(rolloutsTexts);
  const isStopped = state === "STOPPED";
  const said =
    isStopped && stopReason !== null
      ? t(stopReason)
      : state !== null && state !== "STOPPED"
        ? t(saidOf[state])
        : "";
  return (
    <Box>
      {isStopped ? null : (
        <HStack as="ol" listStyleType="none" gap="2" wrap="wrap" pb="1">
          {stages.map((stage, index) => (
            <HStack as="li" key={stage} gap="2" aria-current={stage === state ? "step" : undefined}>
              <Text
                textStyle="sm"
                fontWeight={stage === state ? "semibold" : "normal"}
                color={stage === state ? "fg" : "fg.muted"}
              >
                {t(stage)}
              </Text>
              {index < stages.length - 1 ? <ChevronRight size={14} aria-hidden /> : null}
            </HStack>
          ))}
        </HStack>
      )}
      <Text role="status" textStyle="sm" color={isStopped ? "fg.warning" : "fg.muted"}>
        {said}
      </Text>
    </Box>
  );
}

const AddClientsDialog = lazy(async () => ({
  default: (await import("./AddClientsDialog")).AddClientsDialog,
}));

type RolloutButtonsProps = { rollout: RolloutWhole; work: RolloutWork; onChanged: () => void };

/** What can be done with a rollout as a whole. */
function RolloutButtons({ rollout, work, onChanged }: RolloutButtonsProps) {
  const t = useT(rolloutsTexts);
  const [asked, setAsked] = useState<"stop" | "resume" | "add" | null>(null);
  const { counts, devices, firmware, state } = rollout;
  const isStopped = state === "STOPPED";
  const close = () => setAsked(null);
  const assigned = devices?.filter((device) => device.state === "ASSIGNED").length ?? null;
  const waiting = counts?.waiting ?? null;
  const unbegun = waiting === null || assigned === null ? null : waiting + assigned;
  const failed = counts?.failed ?? null;
  const pilotsLeft = (devices ?? []).some(
    (device) => device.isPilot && device.state !== "INSTALLED" && device.state !== "REPLACED",
  );
  if (state === "DONE" && failed === 0) return null;
  const doThen = (done: Promise<boolean>) => void done.then((isDone) => isDone && close());
  return (
    <HStack gap="2" wrap="wrap">
      {isRunning(rollout) ? (
        <Button size="sm" variant="outline" onClick={() => setAsked("stop")}>
          <Square aria-hidden />
          {t("stop")}
        </Button>
      ) : null}
      {isStopped ? (
        <Button size="sm" colorPalette="brand" onClick={() => setAsked("resume")}>
          <Play aria-hidden />
          {t(pilotsLeft ? "goOn" : "resume")}
        </Button>
      ) : null}
      {failed !== null && failed > 0 ? (
        <Button size="sm" variant="outline" loading={work.isBusy} onClick={() => void work.retry()}>
          <RotateCcw aria-hidden />
          {t("retry")}
        </Button>
      ) : null}
      {state === "DONE" || firmware === null ? null : (
        <Button size="sm" variant="outline" onClick={() => setAsked("add")}>
          <ListPlus aria-hidden />
          {t("addClients")}
        </Button>
      )}
      {asked === "stop" ? (
        <ConfirmDialog
          title={t("stopTitle")}
          text={t("stopText", { count: unbegun })}
          action={t("stop")}
          isDangerous
          isBusy={work.isBusy}
          onConfirm={() => doThen(work.stop())}
          onCancel={close}
        />
      ) : null}
      {asked === "resume" ? (
        <ConfirmDialog
          title={t("resumeTitle")}
          text={t(pilotsLeft ? "resumePilots" : "resumeRest")}
          action={t(pilotsLeft ? "goOn" : "resume")}
          isBusy={work.isBusy}
          onConfirm={() => doThen(work.resume())}
          onCancel={close}
        />
      ) : null}
      {asked === "add" && firmware !== null ? (
        <Suspense fallback={null}>
          <AddClientsDialog rollout={rollout} firmware={firmware} onAdded={onChanged} onClose={close} />
        </Suspense>
      ) : null}
    </HStack>
  );
}
