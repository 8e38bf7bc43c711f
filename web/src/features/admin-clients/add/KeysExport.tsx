import { Button, HStack } from "@chakra-ui/react";
import { Copy, Download } from "lucide-react";
import { serverNow } from "../../../graphql/serverClock";
import { useLanguage, useT } from "../../../i18n/useT";
import { deviceKeyTexts } from "../../../shared/clients/deviceKeyTexts";
import { csvFile, csvLines, separatorOf } from "../../../shared/text/csv";
import { formatIsoDate } from "../../../shared/time/format";
import { copyText } from "../../../shared/ui/copyText";
import { saveFile } from "../../../shared/ui/saveFile";
import { toast } from "../../../shared/ui/toastStore";
import { adminClientsTexts } from "../adminClientsTexts";
import type { NewClient } from "./newClients";

/** The new clients' keys together: on the clipboard, or as a file. */
export function KeysExport({ made }: { made: readonly NewClient[] }) {
  const t = useT(adminClientsTexts);
  const keys = useT(deviceKeyTexts);
  const language = useLanguage();
  const table = () => [
    [t("id"), t("name"), keys("guid"), keys("key")],
    ...made.map(({ id, name, guid, key }) => [id ?? "", name, guid, key]),
  ];
  const copy = () => {
    copyText(csvLines(table(), separatorOf(language))).then(
      () => toast.success(t("keysCopied"), "copyKeys"),
      () => toast.error(t("keysNotCopied"), "copyKeys"),
    );
  };
  const save = () =>
    saveFile(csvFile(table(), language), `${t("keysFile")}_${formatIsoDate(serverNow())}.csv`);
  return (
    <HStack gap="2" wrap="wrap">
      <Button size="sm" variant="outline" onClick={copy}>
        <Copy aria-hidden />
        {t("copyCsv")}
      </Button>
      <Button size="sm" variant="outline" onClick={save}>
        <Download aria-hidden />
        {t("saveCsv")}
      </Button>
    </HStack>
  );
}
