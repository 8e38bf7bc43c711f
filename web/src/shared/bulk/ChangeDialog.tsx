import { useApolloClient } from "@apollo/client/react";
import { Button, Text } from "@chakra-ui/react";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { refetchActive } from "../../graphql/refetch";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { useClients } from "../clients/useClients";
import { CheckLine } from "../form/CheckLine";
import { useOffers } from "../offers/useOffers";
import { DialogFrame } from "../ui/DialogFrame";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { uiTexts } from "../ui/uiTexts";
import { BulkNotice } from "./BulkNotice";
import { BulkResults } from "./BulkResults";
import { countOutcomes } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";
import { ProgressLine } from "./ProgressLine";
import { type Bulk, useBulk } from "./useBulk";
import type { BulkRun } from "./useSending";

export type ChangeDialogProps = {
  title: string;
  /** Devices to change. */
  clients: readonly ClientRow[];
  run: BulkRun;
  /** Label of the button that makes the change. */
  action: string;
  /** Texts for full success, for partial failure, and optionally for devices with nothing to change. */
  says: { done: string; failed: string; skipped?: (count: number) => string };
  /** The wanted value as JSON, if the dialog asks for one. */
  wanted?: unknown;
  /** True if the dialog has all its input. */
  isReady?: boolean;
  /** True if the change gets a dry run first, where the portal's platform can. Omitted: only for several devices. */
  isTried?: boolean;
  /** It removes something: the button is red. */
  isDangerous?: boolean;
  size?: "lg";
  initialFocusEl?: () => HTMLElement | null;
  /** Called on full success, instead of showing the result of each device. */
  onDone?: () => void;
  onClose: () => void;
  /** The dialog's form. */
  children: ReactNode;
};

/** Dialog of a bulk change: its form, the dry run, the progress and the results. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, clients, run, says, wanted = null, isDangerous = false, onClose, children } = props;
  const t = useT(bulkTexts);
  const formId = useId();
  const head = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const afterChange = useAfterChange();
  // The list may lose them once they are changed.
  const [concerned, setConcerned] = useState<readonly ClientRow[]>(clients);
  const canTry = useOffers().has("DRY_RUN");
  const isWorthTrying = props.isTried ?? clients.length > 1;
  const isTried = isWorthTrying && canTry;
  const mustAgree = isWorthTrying && !canTry;
  const [hasAgreed, setAgreed] = useState(false);
  const bulk = useBulk({
    run,
    wanted,
    isForm: clients.length === 1 && !isTried,
    onChanged: afterChange,
    what: says.failed,
    onFault: (reason, about) => sayFailed(reason, says.failed, about),
    onEnd: (results, about) => {
      const { DONE, FAILED, NOT_BEGUN } = countOutcomes(results);
      if (FAILED > 0) toast.error(says.failed, about);
      else if (DONE > 0 && NOT_BEGUN === 0) toast.success(says.done, about);
      else if (NOT_BEGUN === 0) toast.info(t("nothingToChange"), about);
      if (FAILED > 0 || NOT_BEGUN > 0) return;
      if (props.onDone !== undefined && DONE > 0) props.onDone();
      else if (results.length === 1) onClose();
    },
  });
  const { step } = bulk;
  // For removals the focus starts where Enter does nothing.
  const begin = props.initialFocusEl ?? (isDangerous ? () => cancel.current : undefined);
  useEffect(() => {
    if (step !== "choose") head.current?.focus();
  }, [step]);
  // A short change needs no progress bar; the dialog would jump.
  const isFollowed = clients.length > (step === "choose" && isTried ? ITEMS_A_CALL : 1);
  const go = () => {
    const ids = clients.map(({ id }) => id);
    setConcerned(clients);
    void (isTried ? bulk.tryOut(ids) : bulk.apply(ids));
  };
  return (
    <DialogFrame
      title={title}
      size={props.size}
      role={isDangerous ? "alertdialog" : undefined}
      isBusy={bulk.isBusy}
      closeOnInteractOutside={false}
      {...(begin && { initialFocusEl: begin })}
      onClose={onClose}
      footer={
        <ChangeFooter
          bulk={bulk}
          count={clients.length}
          isTried={isTried}
          isReady={(props.isReady ?? true) && clients.length > 0 && (hasAgreed || !mustAgree)}
          isDangerous={isDangerous}
          action={props.action}
          formId={formId}
          cancel={cancel}
          onClose={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
        style={{ display: step === "choose" ? "contents" : "none" }}
      >
        {children}
        {mustAgree ? (
          <CheckLine
            label={t("changeAtOnce")}
            hint={t("withoutTrial")}
            checked={hasAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        ) : null}
      </form>
      {bulk.fault === null ? null : <BulkNotice fault={bulk.fault} isTrial={step === "choose" && isTried} />}
      {step === "choose" ? null : (
        <Text ref={head} as="h3" fontWeight="medium" tabIndex={-1} outline="none">
          {t(step === "tried" ? "triedTitle" : "doneTitle")}
        </Text>
      )}
      {bulk.progress === null || !isFollowed ? null : (
        <ProgressLine {...bulk.progress} isStopping={bulk.isStopping} />
      )}
      {step === "choose" ? null : (
        <BulkResults
          results={bulk.results}
          clients={concerned}
          isTrial={step === "tried"}
          skippedText={says.skipped}
          isBusy={bulk.isBusy}
        />
      )}
    </DialogFrame>
  );
}

/** Call it after devices were changed: refreshes lists and whatever else is on the screen. */
function useAfterChange(): () => void {
  const apollo = useApolloClient();
  const { refresh } = useClients();
  return () => {
    refresh();
    void refetchActive(apollo);
  };
}

type ChangeFooterProps = {
  bulk: Bulk;
  /** Number of devices to change. */
  count: number;
  isTried: boolean;
  isReady: boolean;
  isDangerous: boolean;
  action: string;
  /** Id of the form that the first step's button submits. */
  formId: string;
  /** The focus starts here if the change is dangerous. */
  cancel: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The dialog's buttons. */
function ChangeFooter(props: ChangeFooterProps) {
  const { bulk, count, isTried, isReady, isDangerous, action, formId, cancel, onClose } = props;
  const t = useT(bulkTexts);
  const ui = useT(uiTexts);
  const { step, isBusy } = bulk;
  const { DONE: changing, retryable } = countOutcomes(bulk.results);
  const isFirst = step === "choose";
  const isTry = isFirst && isTried;
  const says = isTry ? t("tryOut") : step === "done" ? t("retryFailed") : action;
  return (
    <>
      {step === "tried" && !isBusy ? (
        <Button variant="ghost" onClick={bulk.back}>
          {t("back")}
        </Button>
      ) : null}
      {isBusy && count > ITEMS_A_CALL ? (
        <Button variant="ghost" disabled={bulk.isStopping} onClick={bulk.stop}>
          {t("stop")}
        </Button>
      ) : (
        <Button
          ref={cancel}
          variant={step === "done" && retryable === 0 ? "solid" : "ghost"}
          disabled={isBusy}
          onClick={onClose}
        >
          {step === "done" ? ui("close") : ui("cancel")}
        </Button>
      )}
      {step === "done" && retryable === 0 ? null : (
        <Button
          key={step}
          type={isFirst ? "submit" : "button"}
          form={isFirst ? formId : undefined}
          colorPalette={isDangerous && !isTry ? "red" : "brand"}
          disabled={isFirst ? !isReady : step === "tried" && changing === 0}
          loading={isBusy}
          loadingText={says}
          onClick={isFirst ? undefined : () => void (step === "tried" ? bulk.applyTried() : bulk.retry())}
        >
          {says}
        </Button>
      )}
    </>
  );
}
