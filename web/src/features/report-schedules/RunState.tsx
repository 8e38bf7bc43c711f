import { Badge } from "@chakra-ui/react";
import type { ReportRunState } from "../../graphql/generated";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";

const texts = {
  WAITING: "stateWaiting",
  RUNNING: "stateRunning",
  SUCCEEDED: "stateSucceeded",
  FAILED: "stateFailed",
} as const satisfies Record<ReportRunState, string>;
const palettes = { WAITING: "gray", RUNNING: "blue", SUCCEEDED: "green", FAILED: "red" } as const;

export function RunState({ state }: { state: ReportRunState }) {
  const t = useT(reportSchedulesTexts);
  return (
    <Badge colorPalette={palettes[state]} data-run-state={state}>
      {t(texts[state])}
    </Badge>
  );
}
