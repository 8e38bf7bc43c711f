import { useT } from "../../../i18n/useT";
import { useNumber } from "../../number/useNumber";
import { formatDateTime } from "../../time/format";
import type { Reason } from "../attention";
import { attentionTexts } from "./attentionTexts";

type ReasonTagProps = { reason: Reason; timeZone: string };

/** Why a device needs attention, in few words; since when on hover. Drawn by the list that it stands in. */
export function ReasonTag({ reason, timeZone }: ReasonTagProps) {
  const t = useT(attentionTexts);
  const { quantity } = useNumber();
  if (reason.kind === "alarm") {
    const texts = reason.texts.join(", ");
    return (
      <span data-reason="alarm" title={texts}>
        {texts}
      </span>
    );
  }
  if (reason.kind === "lowBattery") {
    return <span data-reason="lowBattery">{t("lowBattery", { volts: quantity(reason.volts, "V", 1) })}</span>;
  }
  return (
    <span
      data-reason={reason.kind}
      title={reason.since === null ? undefined : t("since", { time: formatDateTime(reason.since, timeZone) })}
    >
      {t(reason.kind)}
    </span>
  );
}
