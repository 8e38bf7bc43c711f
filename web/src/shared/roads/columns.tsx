import { Box, chakra, HStack, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, useMemo } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { EstimateSign } from "../estimate/EstimateMark";
import { completenessText } from "../interval/completeness";
import { LeftOutMark } from "../interval/LeftOutMark";
import { noValue } from "../number/format";
import { usePercent } from "../number/percent";
import { isSmallSample } from "../number/sample";
import { useNumber } from "../number/useNumber";
import { useTrend } from "../number/useTrend";
import { type Figures, isEstimated, limitsIn } from "./figures";
import { figuresTexts } from "./figuresTexts";
import { roadsTexts } from "./roadsTexts";
import { type FigureKey, isTrendComparable } from "./sortRows";

export type Column = {
  key: FigureKey;
  label: string;
  /** Details missing from the label, shown on hover. */
  hint?: string;
  /** Pixels. */
  width: number;
  render: (figures: Figures) => ReactNode;
};

/** A figure, with the sign of an estimate if it is one. */
const marked = (figures: Figures, key: FigureKey, shown: ReactNode): ReactNode =>
  isEstimated(figures, key) ? (
    <>
      {shown}
      <EstimateSign />
    </>
  ) : (
    shown
  );

/** Columns for the figures of locations, in reading order. */
export function useColumns(keys: readonly FigureKey[]): readonly Column[] {
  const t = useT(roadsTexts);
  const figuresT = useT(figuresTexts);
  const language = useLanguage();
  const { number } = useNumber();
  const percent = usePercent();
  return useMemo(() => {
    const people = ({ people: both }: Figures) =>
      both === null
        ? undefined
        : t("peopleOf", { pedestrians: number(both.pedestrians), cyclists: number(both.cyclists) });
    const all: Record<FigureKey, Omit<Column, "key">> = {
      count: {
        label: t("count"),
        hint: t("countHint"),
        width: 76,
        render: (f) => <span title={people(f)}>{number(f.count)}</span>,
      },
      perHour: {
        label: t("perHour"),
        width: 78,
        render: (f) => number(f.perHour, f.perHour !== null && f.perHour < 10 ? 1 : 0),
      },
      average: { label: t("average"), width: 84, render: (f) => number(f.average, 1) },
      max: { label: t("max"), width: 76, render: (f) => number(f.max) },
      v85: {
        label: "V85",
        width: 68,
        render: (f) =>
          f.speeds !== null && isSmallSample(f.speeds) ? (
            <span title={figuresT("smallSample", { count: f.speeds })}>{number(f.v85)}*</span>
          ) : (
            number(f.v85)
          ),
      },
      overLimit: {
        label: t("overLimit"),
        width: 88,
        render: (f) => {
          const speed = f.overLimit === null ? null : limitsIn(f);
          // Several don't fit under the figure.
          const isOne = f.limits.length === 1;
          const count = f.overLimitCount === null ? null : number(f.overLimitCount);
          const full = count === null ? "overLimitOnly" : "overLimitOf";
          return (
            <span title={speed === null ? undefined : figuresT(full, { speed, count: count ?? "" })}>
              {percent(f.overLimit)}
              {speed === null ? null : (
                <chakra.span display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
                  {" "}
                  {isOne ? figuresT("overLimitOnly", { speed }) : figuresT("severalLimits")}
                </chakra.span>
              )}
            </span>
          );
        },
      },
      trend: { label: t("trend"), width: 88, render: (f) => <TrendCell figures={f} /> },
      completeness: {
        label: t("completeness"),
        width: 116,
        render: ({ completeness, leftOut }) => (
          <>
            {completeness ? (
              <CompletenessCell share={completeness.share} text={completenessText(completeness, language)} />
            ) : (
              number(null)
            )}
            <LeftOutMark seconds={leftOut} />
          </>
        ),
      },
    };
    return keys.map((key) => {
      const { render, ...column } = all[key];
      return { key, ...column, render: (figures) => marked(figures, key, render(figures)) };
    });
  }, [keys, t, figuresT, number, percent, language]);
}

/** Change of the count in percent, muted if the two periods can't be compared well; in words for screen readers and on hover. */
function TrendCell({ figures }: { figures: Figures }) {
  const t = useT(figuresTexts);
  const percent = usePercent();
  const trendOf = useTrend();
  const { trend, completeness, previousCompleteness } = figures;
  if (trend === null)
    return <span title={previousCompleteness === null ? undefined : t("trendNone")}>{noValue}</span>;
  const { short, words } = trendOf(trend);
  const isMuted = !isTrendComparable(figures);
  const reliability =
    isMuted && completeness && previousCompleteness
      ? ` ${t("trendMuted", {
          before: percent(previousCompleteness.share * 100),
          now: percent(completeness.share * 100),
        })}`
      : "";
  return (
    <chakra.span
      title={`${words}.${reliability}`}
      fontStyle={isMuted ? "italic" : undefined}
      color={isMuted ? "fg.subtle" : undefined}
    >
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </chakra.span>
  );
}

type CompletenessCellProps = { share: number /** The whole text. */; text: string };

/** Completeness of a period: a bar and a number. */
function CompletenessCell({ share, text }: CompletenessCellProps) {
  const percent = usePercent();
  return (
    <HStack gap="1.5" justify="end" title={text}>
      <Box w="8" h="1" rounded="full" bg="bg.emphasized" overflow="hidden" aria-hidden flexShrink="0">
        <Box h="full" bg="brand.solid" w={`${share * 100}%`} />
      </Box>
      <chakra.span minW="12">{percent(share * 100)}</chakra.span>
    </HStack>
  );
}
