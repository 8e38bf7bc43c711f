import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { type BulkResult, type Outcome, outcomeOf, outcomeWords } from "../../../shared/bulk/bulkResult";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
import type { UserRow } from "../../../shared/users/userRow";
import { usersTexts } from "../../../shared/users/usersTexts";
import { useUserReason } from "../../../shared/users/useUserReason";

const palettes: Record<Outcome, string> = {
  DONE: "green",
  FAILED: "red",
  SKIPPED: "gray",
  NOT_BEGUN: "orange",
};

type UserResultsProps = {
  results: readonly BulkResult[];
  users: readonly UserRow[];
  isBusy: boolean;
  explain?: (id: string, reason: string) => string;
};

const asItIs = (_id: string, reason: string): string => reason;

/** What became of each user, those where something went wrong first. */
export function UserResults({ results, users, isBusy, explain = asItIs }: UserResultsProps) {
  const t = useT(usersTexts);
  const bulk = useT(bulkTexts);
  const reasonOf = useUserReason();
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const worstFirst = [...results].sort(
    (one, other) => Number(one.error === null) - Number(other.error === null),
  );
  return (
    <Box
      role="region"
      aria-label={t("results")}
      aria-busy={isBusy}
      tabIndex={0}
      borderWidth="1px"
      rounded="l2"
      maxH="24rem"
      overflowY="auto"
      position="relative"
    >
      {worstFirst.map((result) => {
        const outcome = outcomeOf(result);
        return (
          <Box key={result.id} px="3" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
            <Flex gap="3" justify="space-between" align="center">
              <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere" minW="0">
                {emails.get(result.id) ?? result.id}
              </Text>
              <Badge colorPalette={palettes[outcome]}>{bulk(outcomeWords[outcome])}</Badge>
            </Flex>
            {result.error === null ? null : (
              <Text textStyle="xs" color={outcome === "FAILED" ? "fg.error" : "fg.muted"}>
                {explain(result.id, reasonOf(result.error))}
              </Text>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
