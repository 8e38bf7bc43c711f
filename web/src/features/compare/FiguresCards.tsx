import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { EstimateMark } from "../../shared/estimate/EstimateMark";
import { Explained } from "../../shared/help/Explained";
import { Fact, Facts } from "../../shared/ui/Facts";
import { compareTexts } from "./compareTexts";
import type { FiguresListProps } from "./useFigureRows";
import { VerdictBadge } from "./VerdictBadge";

/** Long names of places leave room for the figures. */
const figuresFirst = {
  "& dl": { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "baseline" },
  "& dt": { fontSize: "xs" },
  "& dd": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
};

/** Both sides' figures on a phone. */
export function FiguresCards({ rows, names }: FiguresListProps) {
  const t = useT(compareTexts);
  return (
    <chakra.ul
      listStyleType="none"
      aria-label={t("tableLabel")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="xl"
      px="4"
      css={figuresFirst}
    >
      {rows.map(({ key, name, help, before, after, estimates, judged }) => (
        <Box as="li" key={key} py="3" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
          <Flex justify="space-between" align="center" gap="3" pb="1">
            <Explained term={help}>
              <Heading as="h3" textStyle="sm" fontWeight="medium">
                {name}
              </Heading>
            </Explained>
            {judged === undefined ? null : <VerdictBadge {...judged} />}
          </Flex>
          <Facts>
            <Fact label={names.before}>
              {before}
              {estimates.before ? <EstimateMark /> : null}
            </Fact>
            <Fact label={names.after}>
              {after}
              {estimates.after ? <EstimateMark /> : null}
            </Fact>
            {judged === undefined ? null : (
              <>
                <Fact label={t("change")}>{judged.change}</Fact>
                <Fact label={t("intervalColumn")}>{judged.interval}</Fact>
              </>
            )}
          </Facts>
        </Box>
      ))}
    </chakra.ul>
  );
}
