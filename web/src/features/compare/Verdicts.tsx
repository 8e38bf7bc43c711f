import { Box, Card, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { ArrowDownRight, ArrowUpRight, CircleHelp, Equal } from "lucide-react";
import type { ReactNode } from "react";
import type { FigureChangeFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { EstimateMark } from "../../shared/estimate/EstimateMark";
import { Explained } from "../../shared/help/Explained";
import { useNumber } from "../../shared/number/useNumber";
import { compareTexts } from "./compareTexts";
import { estimatesOf, type ToldSides } from "./estimates";
import { type Comparison, digitsOf, intervalOf, type Judged, judgedOf, toneOf } from "./figures";

type VerdictsProps = {
  comparison: Comparison;
  hasSpeeds: boolean;
  /** Names of the locations, if there are two. */
  places: { before: string; after: string } | null;
  told: ToldSides;
  children: ReactNode;
};

const icons = { HIGHER: ArrowUpRight, LOWER: ArrowDownRight, NO_CHANGE: Equal, TOO_FEW: CircleHelp };

const colors = { neutral: "fg.muted", worse: "fg.warning", better: "fg.success" };

/** Verdict on each figure, in plain words. */
export function Verdicts({ comparison, hasSpeeds, places, told, children }: VerdictsProps) {
  const t = useT(compareTexts);
  return (
    <Card.Root as="section" size="sm">
      <Card.Body gap="3">
        <Explained term="verdict">
          <Heading as="h2" size="sm" fontWeight="semibold">
            {places ? t("verdictsOfPlaces", places) : t("verdicts")}
          </Heading>
        </Explained>
        <Stack as="ul" gap="2" listStyleType="none" aria-label={t("verdicts")}>
          {judgedOf(hasSpeeds).map((figure) => (
            <Verdict
              key={figure}
              figure={figure}
              change={comparison[figure]}
              isOfPlaces={places !== null}
              told={told}
            />
          ))}
        </Stack>
        {children}
      </Card.Body>
    </Card.Root>
  );
}

type VerdictProps = { figure: Judged; change: FigureChangeFragment; isOfPlaces: boolean; told: ToldSides };

function Verdict({ figure, change, isOfPlaces, told }: VerdictProps) {
  const text = useVerdictText();
  const { before, after } = estimatesOf(figure, change, told);
  const Icon = icons[change.verdict];
  return (
    <HStack as="li" align="start" gap="2.5">
      <Box color={colors[toneOf(figure, change.verdict)]} pt="0.5" flexShrink="0">
        <Icon size={18} aria-hidden />
      </Box>
      <Text>
        {text(figure, change, isOfPlaces)}
        {(before || after) && change.verdict !== "TOO_FEW" ? <EstimateMark /> : null}
      </Text>
    </HStack>
  );
}

/** "V85 se je znižala za 4 km/h (95 % interval 3 do 5): več kot naključje." */
function useVerdictText() {
  const t = useT(compareTexts);
  const { number, signed } = useNumber();
  return (figure: Judged, change: FigureChangeFragment, isOfPlaces: boolean): string => {
    const { verdict, difference } = change;
    const range = intervalOf(change);
    if (verdict === "TOO_FEW" || range === null) return t("TOO_FEW", { figure: t(figure) });
    const end = range.isSigned ? signed : number;
    const interval = t("interval", { from: end(range.from, 1), to: end(range.to, 1) });
    if (verdict === "NO_CHANGE") return t("NO_CHANGE", { figure: t(figure), interval });
    const size = number(Math.abs(difference ?? 0), digitsOf[figure]);
    const key = isOfPlaces ? (`${figure}${verdict}At` as const) : (`${figure}${verdict}` as const);
    return t(key, { size, interval });
  };
}
