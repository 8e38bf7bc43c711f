import { Box, Flex } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { ChoiceGroup } from "../ui/ChoiceGroup";
import { MoreLines } from "../ui/MoreLines";
import { type BulkResult, countOutcomes, type Outcome, outcomeOf } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";
import { ResultRow } from "./ResultRow";
import { ResultsExport } from "./ResultsExport";
import { ResultsSummary } from "./ResultsSummary";

/** Rows that are drawn at first, and with each press of the button below them. */
const pageSize = 100;

const order: Record<Outcome, number> = { FAILED: 0, NOT_BEGUN: 1, DONE: 2, SKIPPED: 3 };

/** What went wrong stands first; else in the order of the devices. */
const worstFirst = (results: readonly BulkResult[]): BulkResult[] =>
  [...results].sort((one, other) => order[outcomeOf(one)] - order[outcomeOf(other)]);

type BulkResultsProps = {
  results: readonly BulkResult[];
  clients: readonly ClientRow[];
  /** Only tried: what would change. */
  isTrial: boolean;
  isBusy: boolean;
  /** Why so many have nothing to change; left out: they just have not. */
  skippedText?: ((count: number) => string) | undefined;
};

/** What becomes of each device, the failed ones first. */
export function BulkResults({ results, clients, isTrial, isBusy, skippedText }: BulkResultsProps) {
  const t = useT(bulkTexts);
  const [filter, setFilter] = useState<"all" | "failed">("all");
  const [room, setRoom] = useState(pageSize);
  const names = useMemo(() => new Map(clients.map(({ id, name }) => [id, name])), [clients]);
  const counts = countOutcomes(results);
  const bad = counts.FAILED + counts.NOT_BEGUN;
  const isFilterable = bad > 0 && bad < results.length;
  const wanted = useMemo(() => {
    const isBad = (result: BulkResult) => ["FAILED", "NOT_BEGUN"].includes(outcomeOf(result));
    return worstFirst(filter === "failed" && isFilterable ? results.filter(isBad) : results);
  }, [results, filter, isFilterable]);
  return (
    <>
      <ResultsSummary counts={counts} isTrial={isTrial} skippedText={skippedText} />
      <Flex gap="3" justify="space-between" align="end" wrap="wrap">
        {isFilterable ? (
          <ChoiceGroup
            label={t("resultFilter")}
            choices={[
              { value: "all", name: t("resultsAll", { count: results.length }) },
              { value: "failed", name: t(isTrial ? "resultsRefused" : "resultsFailed", { count: bad }) },
            ]}
            chosen={filter}
            onChoose={setFilter}
          />
        ) : (
          <span />
        )}
        <ResultsExport results={results} clients={clients} isTrial={isTrial} />
      </Flex>
      <Box
        borderWidth="1px"
        rounded="l2"
        maxH="24rem"
        overflowY="auto"
        position="relative"
        flexShrink="0"
        tabIndex={0}
        role="region"
        aria-label={t("results")}
        aria-busy={isBusy}
      >
        {wanted.slice(0, room).map((result) => (
          <ResultRow
            key={result.id}
            result={result}
            name={names.get(result.id) ?? result.id}
            isTrial={isTrial}
          />
        ))}
        {wanted.length > room ? (
          <MoreLines
            text={t("resultsMore", { count: wanted.length - room })}
            action={t("showMore")}
            onMore={() => setRoom(room + pageSize)}
          />
        ) : null}
      </Box>
    </>
  );
}
