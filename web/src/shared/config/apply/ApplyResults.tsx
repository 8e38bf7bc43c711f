import { Badge, Box, Flex, HStack, Text } from "@chakra-ui/react";
import { uiTexts } from "../../../i18n/texts/ui";
import { useT } from "../../../i18n/useT";
import { faultText } from "../../form/faults";
import { refusedIn } from "../configFaults";
import { DifferenceList } from "../DifferenceList";
import { changeOf } from "../differences";
import { useConfigTexts } from "../useConfigTexts";
import type { ApplyResult } from "./useApply";

type ApplyResultsProps = {
  results: readonly ApplyResult[];
  nameOf: (id: string) => string;
  /** Only tried: what would change. */
  isTrial: boolean;
};

/** What becomes of each device, and what changes in it. */
export function ApplyResults({ results, nameOf, isTrial }: ApplyResultsProps) {
  const { t } = useConfigTexts();
  return (
    <Box
      borderWidth="1px"
      rounded="l2"
      maxH="26rem"
      overflowY="auto"
      position="relative"
      tabIndex={0}
      role="region"
      aria-label={t("results")}
    >
      {results.map((result) => (
        <Result key={result.id} result={result} name={nameOf(result.id)} isTrial={isTrial} />
      ))}
    </Box>
  );
}

type ResultProps = { result: ApplyResult; name: string; isTrial: boolean };

function Result({ result, name, isTrial }: ResultProps) {
  const { t } = useConfigTexts();
  const ui = useT(uiTexts);
  const { status, error, configChanges, configChangeCount } = result;
  const isFailed = status === "FAILED" || error !== null;
  const changes = (configChanges ?? []).map(changeOf);
  const count = configChangeCount ?? changes.length;
  const said = isFailed ? "failed" : status === "SKIPPED" ? "skipped" : isTrial ? "wouldChange" : "done";
  const palette = isFailed ? "red" : status === "SKIPPED" ? "gray" : isTrial ? "brand" : "green";
  return (
    <Box
      px="3"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      bg="bg.panel"
      data-result={result.id}
    >
      <Flex gap="3" justify="space-between" align="center">
        <Text textStyle="sm" fontWeight="medium">
          {name}
        </Text>
        <HStack gap="2">
          {count > 0 && !isFailed ? (
            <Text textStyle="xs" color="fg.muted">
              {t("changes", { count })}
            </Text>
          ) : null}
          <Badge colorPalette={palette}>{t(said)}</Badge>
        </HStack>
      </Flex>
      {isFailed ? (
        <Text textStyle="xs" color="fg.error">
          {refusedIn(error)
            .map((fault) => `${fault.path}: ${faultText(ui, fault)}`)
            .join(" ") || t("applyFailed")}
        </Text>
      ) : null}
      {isTrial && changes.length > 0 ? (
        <Box as="details" pt="1">
          <Box as="summary" textStyle="xs" color="fg.muted" cursor="pointer">
            {t("showChanges")}
          </Box>
          <Box pt="2">
            <DifferenceList changes={changes} />
            {count > changes.length ? (
              <Text textStyle="xs" color="fg.muted" pt="1">
                {t("changesMore", { count: count - changes.length })}
              </Text>
            ) : null}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
