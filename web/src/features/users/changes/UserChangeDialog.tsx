import { Button } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useT } from "../../../i18n/useT";
import { countOutcomes } from "../../../shared/bulk/bulkResult";
import { useBulk } from "../../../shared/bulk/useBulk";
import { useLostText } from "../../../shared/bulk/useLostText";
import type { BulkRun } from "../../../shared/bulk/useSending";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { FaultText } from "../../../shared/ui/FaultText";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { UserRow } from "../../../shared/users/userRow";
import { usersTexts } from "../../../shared/users/usersTexts";
import { useUserReason } from "../../../shared/users/useUserReason";
import { UserResults } from "./UserResults";

type UserChangeDialogProps = {
  title: string;
  /** Those that are to be changed. */
  users: readonly UserRow[];
  run: BulkRun;
  /** What they are to have, as JSON, where the dialog asks for it. */
  wanted?: unknown;
  /** What the button that changes them says. */
  action: string;
  /** Said once all went well, and where something failed. */
  says: { done: string; failed: string };
  /** Whether all that the dialog asks for is there, and it may be done. */
  isReady?: boolean;
  /** What is to be said of a user who was not changed, besides why. */
  explain?: (id: string, reason: string) => string;
  /** Takes something away: in red, and not where Enter falls first. */
  isDangerous?: boolean;
  /** Some were changed, or all. */
  onChanged: () => void;
  onClose: () => void;
  /** What it means, and what is asked for before. */
  children: ReactNode;
};

/** Changes users: what it means first, and where something failed what became of each. */
export function UserChangeDialog(props: UserChangeDialogProps) {
  const { title, users, run, action, says, isDangerous = false, onChanged, onClose, children } = props;
  const t = useT(usersTexts);
  const ui = useT(uiTexts);
  const lost = useLostText();
  const reasonOf = useUserReason();
  const cancel = useRef<HTMLButtonElement>(null);
  const bulk = useBulk({
    run,
    wanted: props.wanted ?? null,
    isForm: false,
    onChanged,
    what: says.failed,
    onFault: (reason, about) => sayFailed(reason, says.failed, about),
    onEnd: (results, about) => {
      const { DONE, FAILED, NOT_BEGUN } = countOutcomes(results);
      if (FAILED + NOT_BEGUN > 0) return toast.error(says.failed, about);
      if (DONE > 0) toast.success(says.done, about);
      else toast.info(t("nothingToChange"), about);
      onClose();
    },
  });
  const { isBusy, fault } = bulk;
  const isAsking = bulk.step === "choose";
  const mayRetry = countOutcomes(bulk.results).retryable > 0;
  const label = isAsking ? action : t("retryFailed");
  return (
    <DialogFrame
      title={title}
      role="alertdialog"
      isBusy={isBusy}
      closeOnInteractOutside={false}
      {...(isDangerous && { initialFocusEl: () => cancel.current })}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancel} variant="ghost" disabled={isBusy} onClick={onClose}>
            {isAsking ? ui("cancel") : ui("close")}
          </Button>
          {isAsking || mayRetry ? (
            <Button
              colorPalette={isDangerous ? "red" : "brand"}
              disabled={isAsking && props.isReady === false}
              loading={isBusy}
              loadingText={label}
              onClick={() => void (isAsking ? bulk.apply(users.map(({ id }) => id)) : bulk.retry())}
            >
              {label}
            </Button>
          ) : null}
        </>
      }
    >
      {fault === null || fault.kind === "notSent" ? null : (
        <FaultText>{fault.kind === "lost" ? lost : reasonOf(fault.error)}</FaultText>
      )}
      {isAsking ? (
        children
      ) : (
        <UserResults results={bulk.results} users={users} isBusy={isBusy} explain={props.explain} />
      )}
    </DialogFrame>
  );
}
