import { Box, Button, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { Copy, Download } from "lucide-react";
import { useMemo, useState } from "react";
import { serverNow } from "../../graphql/serverClock";
import { type T, useLanguage, useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { csvFile, csvLines } from "../text/csv";
import { formatIsoDate } from "../time/format";
import { ChoiceGroup } from "../ui/ChoiceGroup";
import { copyText } from "../ui/copyText";
import { MoreLines } from "../ui/MoreLines";
import { saveFile } from "../ui/saveFile";
import { toast } from "../ui/toastStore";
import {
  type BulkError,
  type BulkResult,
  countOutcomes,
  type Outcome,
  type OutcomeCounts,
  outcomeOf,
  wordOf,
} from "./bulkResult";
import { bulkTexts } from "./bulkTexts";
import { ResultRow } from "./ResultRow";
import { useReason } from "./useReason";

/** Number of rows drawn at first, and added with each press of the button below. */
const pageSize = 100;

const order: Record<Outcome, number> = { FAILED: 0, NOT_BEGUN: 1, DONE: 2, SKIPPED: 3 };

/** Failures first; otherwise in the order of the devices. */
const worstFirst = (results: readonly BulkResult[]): BulkResult[] =>
  [...results].sort((one, other) => order[outcomeOf(one)] - order[outcomeOf(other)]);

type BulkResultsProps = {
  results: readonly BulkResult[];
  clients: readonly ClientRow[];
  /** It was a dry run: shows what would change. */
  isTrial: boolean;
  isBusy: boolean;
  /** Says why some devices have nothing to change; omitted: no reason is given. */
  skippedText?: ((count: number) => string) | undefined;
};

/** The result of each device, failures first. */
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

type ResultsSummaryProps = {
  counts: OutcomeCounts;
  isTrial: boolean;
  skippedText?: ((count: number) => string) | undefined;
};

/** Counts by result: failures that may succeed on a retry apart from those that can't. */
function ResultsSummary({ counts, isTrial, skippedText }: ResultsSummaryProps) {
  const t = useT(bulkTexts);
  const whySkipped = skippedText ?? ((count: number) => t("skippedCount", { count }));
  const { DONE, SKIPPED, FAILED, NOT_BEGUN, retryable, unknown } = counts;
  const hopeless = FAILED + NOT_BEGUN - retryable - unknown;
  return (
    <Stack role="status" gap="0" textStyle="sm">
      <Text>{t(isTrial ? "tried" : "changed", { count: DONE })}</Text>
      {SKIPPED > 0 ? <Text color="fg.muted">{whySkipped(SKIPPED)}</Text> : null}
      {NOT_BEGUN > 0 ? <Text color="fg.warning">{t("notBegunCount", { count: NOT_BEGUN })}</Text> : null}
      {isTrial && FAILED > 0 ? <Text color="fg.error">{t("refusedCount", { count: FAILED })}</Text> : null}
      {!isTrial && retryable > NOT_BEGUN ? (
        <Text color="fg.error">{t("failedRetryable", { count: retryable - NOT_BEGUN })}</Text>
      ) : null}
      {!isTrial && unknown > 0 ? <Text color="fg.error">{t("unknownCount", { count: unknown })}</Text> : null}
      {!isTrial && hopeless > 0 ? (
        <Text color="fg.error">{t("failedForGood", { count: hopeless })}</Text>
      ) : null}
    </Stack>
  );
}

type ResultsExportProps = {
  results: readonly BulkResult[];
  clients: readonly ClientRow[];
  isTrial: boolean;
};

/** Exports the results of all devices for a spreadsheet: to the clipboard or as a file. */
function ResultsExport({ results, clients, isTrial }: ResultsExportProps) {
  const t = useT(bulkTexts);
  const language = useLanguage();
  const reasonOf = useReason();
  const table = () => resultsTable(results, clients, { t, reasonOf, isTrial });
  const copy = () => {
    copyText(csvLines(table(), "\t")).then(
      () => toast.success(t("copied"), "copyResults"),
      () => toast.error(t("notCopied"), "copyResults"),
    );
  };
  const save = () =>
    saveFile(csvFile(table(), language), `${t("fileName")}_${formatIsoDate(serverNow())}.csv`);
  return (
    <HStack gap="1">
      <Button size="xs" variant="ghost" onClick={copy}>
        <Copy aria-hidden />
        {t("copy")}
      </Button>
      <Button size="xs" variant="ghost" onClick={save}>
        <Download aria-hidden />
        {t("csv")}
      </Button>
    </HStack>
  );
}

type Words = { t: T<typeof bulkTexts>; reasonOf: (error: BulkError) => string; isTrial: boolean };

/** The results as rows of a table; the first row is the header. */
function resultsTable(
  results: readonly BulkResult[],
  clients: readonly ClientRow[],
  { t, reasonOf, isTrial }: Words,
): string[][] {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const head = [t("columnName"), t("columnGuid"), t("columnId"), t("columnResult"), t("columnReason")];
  const rows = results.map((result) => {
    const client = byId.get(result.id);
    const word = wordOf(outcomeOf(result), isTrial);
    const reason = result.error === null ? "" : reasonOf(result.error);
    return [client?.name ?? "", client?.guid ?? "", result.id, t(word), reason];
  });
  return [head, ...rows];
}
