import type { T } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { type BulkError, type BulkResult, outcomeOf, wordOf } from "./bulkResult";
import type { bulkTexts } from "./bulkTexts";

type Words = { t: T<typeof bulkTexts>; reasonOf: (error: BulkError) => string; isTrial: boolean };

/** What became of each device as rows of a table, the first its head. */
export function resultsTable(
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
