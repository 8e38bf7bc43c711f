import { useT } from "../../i18n/useT";
import { FaultText } from "../ui/FaultText";
import type { BulkFault } from "./bulkFault";
import { bulkTexts } from "./bulkTexts";
import { useLostText } from "./useLostText";
import { useReason } from "./useReason";

type BulkNoticeProps = {
  fault: BulkFault;
  /** It was a dry run: nothing can have changed. */
  isTrial: boolean;
};

/** Says why a change failed as a whole, and what to do about it. */
export function BulkNotice({ fault, isTrial }: BulkNoticeProps) {
  const t = useT(bulkTexts);
  const reasonOf = useReason();
  const lost = useLostText();
  if (fault.kind === "notSent") return null;
  return (
    <FaultText>
      {fault.kind === "refused" ? reasonOf(fault.error) : isTrial ? t("lostTrial") : lost}
    </FaultText>
  );
}
