import { Badge, Box, Button, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useT } from "../../../i18n/useT";
import {
  type BulkResult,
  countOutcomes,
  type Outcome,
  outcomeOf,
  outcomeWords,
} from "../../../shared/bulk/bulkResult";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
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

type UserChangeDialogProps = {
  title: string;
  users: readonly UserRow[];
  run: BulkRun;
  /** The wanted value as JSON, if the dialog asks for one. */
  wanted?: unknown;
  /** Label of the button that makes the change. */
  action: string;
  /** Texts for full success, and for partial failure. */
  says: { done: string; failed: string };
  /** True if the dialog has all its input, and the change is permitted. */
  isReady?: boolean;
  /** Text on a user who was not changed, from the reason. */
  explain?: (id: string, reason: string) => string;
  /** It removes something: the button is red and not focused first. */
  isDangerous?: boolean;
  /** Called if some or all were changed. */
  onChanged: () => void;
  onClose: () => void;
  /** Explanation, and the dialog's form. */
  children: ReactNode;
};

/** Changes users: explains the change, and after failures shows the result of each user. */
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

const palettes: Record<Outcome, string> = {
  DONE: "green",
  FAILED: "red",
  SKIPPED: "gray",
  NOT_BEGUN: "orange",
};

type UserResultsProps = {
  results: readonly BulkResult[];
  users: readonly UserRow[];
  isBusy: boolean;
  explain?: (id: string, reason: string) => string;
};

const asItIs = (_id: string, reason: string): string => reason;

/** The result of each user, failures first. */
function UserResults({ results, users, isBusy, explain = asItIs }: UserResultsProps) {
  const t = useT(usersTexts);
  const bulk = useT(bulkTexts);
  const reasonOf = useUserReason();
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const worstFirst = [...results].sort(
    (one, other) => Number(one.error === null) - Number(other.error === null),
  );
  return (
    <Box
      role="region"
      aria-label={t("results")}
      aria-busy={isBusy}
      tabIndex={0}
      borderWidth="1px"
      rounded="l2"
      maxH="24rem"
      overflowY="auto"
      position="relative"
    >
      {worstFirst.map((result) => {
        const outcome = outcomeOf(result);
        return (
          <Box key={result.id} px="3" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
            <Flex gap="3" justify="space-between" align="center">
              <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere" minW="0">
                {emails.get(result.id) ?? result.id}
              </Text>
              <Badge colorPalette={palettes[outcome]}>{bulk(outcomeWords[outcome])}</Badge>
            </Flex>
            {result.error === null ? null : (
              <Text textStyle="xs" color={outcome === "FAILED" ? "fg.error" : "fg.muted"}>
                {explain(result.id, reasonOf(result.error))}
              </Text>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
