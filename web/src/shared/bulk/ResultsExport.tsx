import { Button, HStack } from "@chakra-ui/react";
import { Copy, Download } from "lucide-react";
import { serverNow } from "../../graphql/serverClock";
import { useLanguage, useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { csvFile, csvLines } from "../text/csv";
import { formatIsoDate } from "../time/format";
import { copyText } from "../ui/copyText";
import { saveFile } from "../ui/saveFile";
import { toast } from "../ui/toastStore";
import type { BulkResult } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";
import { resultsTable } from "./resultsTable";
import { useReason } from "./useReason";

type ResultsExportProps = {
  results: readonly BulkResult[];
  clients: readonly ClientRow[];
  isTrial: boolean;
};

/** What became of each device, for a spreadsheet: on the clipboard, or as a file. */
export function ResultsExport({ results, clients, isTrial }: ResultsExportProps) {
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
