import { Button, HStack } from "@chakra-ui/react";
import { ListPlus, Play, RotateCcw, Square } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { isRunning, type RolloutWhole } from "./rollout";
import type { RolloutWork } from "./useRolloutWork";

const AddClientsDialog = lazy(async () => ({
  default: (await import("./AddClientsDialog")).AddClientsDialog,
}));

type RolloutButtonsProps = { rollout: RolloutWhole; work: RolloutWork; onChanged: () => void };

/** What can be done with a rollout as a whole. */
export function RolloutButtons({ rollout, work, onChanged }: RolloutButtonsProps) {
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
