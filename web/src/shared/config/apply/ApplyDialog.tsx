import { Button, Text } from "@chakra-ui/react";
import { type ReactNode, useMemo, useState } from "react";
import { uiTexts } from "../../../i18n/texts/ui";
import { useT } from "../../../i18n/useT";
import { useClients } from "../../clients/useClients";
import { DialogFrame } from "../../ui/DialogFrame";
import { toast } from "../../ui/toastStore";
import { LiftedSwitch } from "../LiftedSwitch";
import { useConfigTexts } from "../useConfigTexts";
import { useHardware } from "../useHardware";
import { useLiftedFilter } from "../useLiftedFilter";
import { ApplyResults } from "./ApplyResults";
import { ClientPicker, clientsAtMost } from "./ClientPicker";
import { failedIn, type Run, useApply } from "./useApply";

type ApplyDialogProps = {
  title: string;
  /** Only devices of its family are offered, unless the filter is lifted. */
  hardwareType: string | null;
  run: Run;
  onClose: () => void;
  /** What is given, in words. */
  children?: ReactNode;
};

/** Gives many devices something: which ones, what would change in each, and what became of it. */
export function ApplyDialog({ title, hardwareType, run, onClose, children }: ApplyDialogProps) {
  const { t } = useConfigTexts();
  const ui = useT(uiTexts);
  const { clients = [] } = useClients();
  const { familyOf } = useHardware();
  const lifted = useLiftedFilter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { step, results, isBusy, progress, ...go } = useApply(run, () => toast.error(t("applyFailed")));
  const family = familyOf(hardwareType);
  const offered = useMemo(
    () => clients.filter((client) => lifted.isLifted || familyOf(client.hardwareType) === family),
    [clients, lifted.isLifted, familyOf, family],
  );
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const changing = results.filter(({ status }) => status === "DONE").length;
  const failed = failedIn(results).length;
  const canTry = chosen.size > 0 && chosen.size <= clientsAtMost;
  return (
    <DialogFrame
      title={title}
      size="lg"
      isBusy={isBusy}
      closeOnInteractOutside={false}
      onClose={onClose}
      footer={
        <>
          {step === "tried" ? (
            <Button variant="ghost" disabled={isBusy} onClick={go.back}>
              {t("back")}
            </Button>
          ) : null}
          <Button variant={step === "done" ? "solid" : "ghost"} disabled={isBusy} onClick={onClose}>
            {step === "done" ? t("close") : ui("cancel")}
          </Button>
          {step === "choose" ? (
            <Button
              colorPalette="brand"
              disabled={!canTry}
              loading={isBusy}
              onClick={() => void go.tryOut([...chosen])}
            >
              {t("tryOut")}
            </Button>
          ) : null}
          {step === "tried" ? (
            <Button
              colorPalette="brand"
              disabled={changing === 0}
              loading={isBusy}
              onClick={() => void go.apply()}
            >
              {t("apply")}
            </Button>
          ) : null}
          {step === "done" && failed > 0 ? (
            <Button colorPalette="brand" loading={isBusy} onClick={() => void go.retryFailed()}>
              {t("retryFailed")}
            </Button>
          ) : null}
        </>
      }
    >
      {children}
      {step === "choose" ? (
        <>
          <LiftedSwitch {...lifted} />
          <ClientPicker clients={offered} chosen={chosen} onChange={setChosen} />
        </>
      ) : (
        <>
          <Text role="status">
            {progress === null
              ? t(step === "tried" ? "tried" : "applied", { count: changing })
              : t("applying", progress)}
          </Text>
          {progress === null ? null : (
            <progress
              aria-label={t("applying", progress)}
              value={progress.done}
              max={progress.total}
              style={{ width: "100%" }}
            />
          )}
          <ApplyResults results={results} nameOf={(id) => names.get(id) ?? id} isTrial={step === "tried"} />
        </>
      )}
    </DialogFrame>
  );
}
