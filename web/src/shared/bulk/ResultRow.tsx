import { Badge, Box, Flex, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { DifferenceList } from "../config/DifferenceList";
import { changesOf } from "../config/differences";
import { type BulkResult, type Outcome, outcomeOf, wordOf } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";
import { useReason } from "./useReason";

const palettes: Record<Outcome, string> = {
  DONE: "green",
  FAILED: "red",
  SKIPPED: "gray",
  NOT_BEGUN: "orange",
};

type ResultRowProps = { result: BulkResult; name: string; isTrial: boolean };

/** The result of one device with its reason, and the changes of its configuration. */
export function ResultRow({ result, name, isTrial }: ResultRowProps) {
  const t = useT(bulkTexts);
  const reasonOf = useReason();
  const { error, configChanges, configChangeCount } = result;
  const outcome = outcomeOf(result);
  const isTriedWell = isTrial && outcome === "DONE";
  const changes = (configChanges ?? []).flatMap(changesOf);
  const count = configChangeCount ?? changes.length;
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
        <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <HStack gap="2" flexShrink="0">
          {count > 0 && error === null ? (
            <Text textStyle="xs" color="fg.muted">
              {t("changes", { count })}
            </Text>
          ) : null}
          <Badge colorPalette={isTriedWell ? "brand" : palettes[outcome]}>
            {t(wordOf(outcome, isTrial))}
          </Badge>
        </HStack>
      </Flex>
      {error === null ? null : (
        <Text textStyle="xs" color={outcome === "FAILED" ? "fg.error" : "fg.muted"}>
          {reasonOf(error)}
        </Text>
      )}
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
