import { useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { clockTime, spanLabel } from "../../../shared/chart/timeLabel";
import { noValue } from "../../../shared/number/format";
import { useNumber } from "../../../shared/number/useNumber";
import { formatDate } from "../../../shared/time/format";
import { minutesOf } from "./minutes";
import type { ValveRun } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

export type RunWords = Record<"when" | "planned" | "flowed", (run: ValveRun) => string>;

/** What a run's figures are called, by the local clock of `zone`. */
export function useRunWords(zone: string): RunWords {
  const t = useT(valveHistoryTexts);
  const numbers = useNumber();
  return useMemo(
    () => ({
      when: ({ from, to }) =>
        to === null
          ? t("since", { from: `${formatDate(from, zone)} ${clockTime(from, zone)}` })
          : spanLabel(from, to, zone),
      planned: ({ kind, from, to }) => {
        if (kind === "UNEXPECTED") return noValue;
        return to === null ? t("noEnd") : minutesOf(to - from, numbers);
      },
      flowed: ({ outcome, flowSeconds }) => {
        if (outcome === "PLANNED") return noValue;
        return flowSeconds === null ? t("noReport") : minutesOf(flowSeconds, numbers);
      },
    }),
    [t, numbers, zone],
  );
}
