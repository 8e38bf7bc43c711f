import { Button } from "@chakra-ui/react";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import type { RefObject } from "react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";
import { countOutcomes } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";
import type { Bulk } from "./useBulk";

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
export function ChangeFooter(props: ChangeFooterProps) {
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
