import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { refetchActive } from "../../graphql/refetch";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { useClients } from "../clients/useClients";
import { CheckLine } from "../form/CheckLine";
import { useOffers } from "../offers/useOffers";
import { DialogFrame } from "../ui/DialogFrame";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { BulkNotice } from "./BulkNotice";
import { BulkResults } from "./BulkResults";
import { countOutcomes } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";
import { ChangeFooter } from "./ChangeFooter";
import { ProgressLine } from "./ProgressLine";
import { partSize } from "./parts";
import { useBulk } from "./useBulk";
import type { BulkRun } from "./useSending";

export type ChangeDialogProps = {
  title: string;
  /** Those that are to be changed. */
  clients: readonly ClientRow[];
  run: BulkRun;
  /** What the button that changes them says. */
  action: string;
  /** Said once all went well, and where something failed; and of those with nothing to change, where there is a reason. */
  says: { done: string; failed: string; skipped?: (count: number) => string };
  /** What they are to have, as JSON, where the dialog asks for it. */
  wanted?: unknown;
  /** Whether all that the dialog asks for is there. */
  isReady?: boolean;
  /** Whether it is tried before, where the portal's platform can; left out: where it is of several. */
  isTried?: boolean;
  /** Takes something away: in red. */
  isDangerous?: boolean;
  size?: "lg";
  initialFocusEl?: () => HTMLElement | null;
  /** All went well: in the place of telling what became of each. */
  onDone?: () => void;
  onClose: () => void;
  /** What is asked for before. */
  children: ReactNode;
};

/** Changes devices: what of, what would become of each, how far it is, and what became of each. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, clients, run, says, wanted = null, isDangerous = false, onClose, children } = props;
  const t = useT(bulkTexts);
  const formId = useId();
  const head = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const afterChange = useAfterChange();
  // They may be gone from the list once they are changed.
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
  // What takes something away begins where Enter does nothing.
  const begin = props.initialFocusEl ?? (isDangerous ? () => cancel.current : undefined);
  useEffect(() => {
    if (step !== "choose") head.current?.focus();
  }, [step]);
  // What is soon over needs no bar, which would have the dialog jump.
  const isFollowed = clients.length > (step === "choose" && isTried ? partSize : 1);
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

/** Call it once devices were changed: lists, and what else is on the screen, then show them as they are now. */
function useAfterChange(): () => void {
  const apollo = useApolloClient();
  const { refresh } = useClients();
  return () => {
    refresh();
    void refetchActive(apollo);
  };
}
