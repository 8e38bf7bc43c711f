import { Box, Flex, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { Outcome } from "./Outcome";
import type { RunListProps } from "./RunTable";
import { valveHistoryTexts } from "./valveHistoryTexts";

/** Runs where there is no room for a table. */
export function RunCards({ runs, words }: RunListProps) {
  const t = useT(valveHistoryTexts);
  return (
    <Box as="ul" listStyleType="none" aria-label={t("log")}>
      {runs.map((run) => (
        <Box
          as="li"
          key={`${run.kind}${run.from}`}
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: "0" }}
        >
          <Flex justify="space-between" gap="3" align="start">
            <Outcome run={run} />
            <Text as="span" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
              {t(run.kind)}
            </Text>
          </Flex>
          <Text fontWeight="medium" pt="1">
            {words.when(run)}
          </Text>
          <Text color="fg.muted">
            {t("planned")} {words.planned(run)} · {t("flowed")} {words.flowed(run)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
