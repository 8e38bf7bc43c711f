import { Text } from "@chakra-ui/react";
import type { ReportRunLineFragment, ReportRunReason } from "../../graphql/generated";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";

const texts = {
  NOBODY: "reasonNobody",
  PAUSED: "reasonPaused",
  LOST: "reasonLost",
  GONE: "reasonGone",
  IMPOSSIBLE: "reasonImpossible",
  NO_DATA: "reasonNoData",
  TOO_LARGE: "reasonTooLarge",
  STOPPED: "reasonStopped",
  TOO_LONG: "reasonTooLong",
  NO_BROWSER: "reasonNoBrowser",
  NO_PORTAL: "reasonNoPortal",
  FAILED: "reasonFailed",
} as const satisfies Record<ReportRunReason, string>;

type RunReasonProps = { run: Pick<ReportRunLineFragment, "state" | "reason">; textStyle: "xs" | "sm" };

/** Reason why the last try of a run failed, and what to do about it. */
export function RunReason({ run: { state, reason }, textStyle }: RunReasonProps) {
  const t = useT(reportSchedulesTexts);
  if (reason === null) return null;
  return (
    <Text textStyle={textStyle} color={state === "FAILED" ? "fg.error" : "fg.warning"} pt="1">
      {t(texts[reason])}
    </Text>
  );
}
