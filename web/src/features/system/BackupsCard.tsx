import { Badge, Code, HStack, Stack, Table, Text } from "@chakra-ui/react";
import { Copy, HardDriveDownload } from "lucide-react";
import { untold } from "../../i18n/untold";
import { useLanguage, useT } from "../../i18n/useT";
import { fileSize } from "../../shared/number/fileSize";
import { useNumber } from "../../shared/number/useNumber";
import { Age } from "../../shared/time/Age";
import { formatDateTime } from "../../shared/time/format";
import { copyText } from "../../shared/ui/copyText";
import { IconAction } from "../../shared/ui/IconAction";
import { PartCard } from "../../shared/ui/PartCard";
import { toast } from "../../shared/ui/toastStore";
import { backupWords } from "./backupWords";
import { CardTable } from "./CardTable";
import { type Backup, lastMade } from "./problems";
import { systemTexts } from "./systemTexts";

/** The latest backups, and how to make one. */
export function BackupsCard({ backups }: { backups: readonly Backup[] }) {
  const t = useT(systemTexts);
  const made = lastMade(backups);
  const age =
    made === undefined ? null : (
      <Text textStyle="sm" color="fg.muted">
        {t("backupAge")}: <Age at={made.date} isNever={false} />
      </Text>
    );
  return (
    <PartCard title={t("backups")} icon={<HardDriveDownload size={16} aria-hidden />} aside={age}>
      {backups.length === 0 ? (
        <Stack gap="0.5">
          <Text fontWeight="medium">{t("none")}</Text>
          <Text textStyle="sm" color="fg.muted">
            {t("noneText")}
          </Text>
        </Stack>
      ) : (
        <BackupTable backups={backups} />
      )}
      <BackupCommand />
    </PartCard>
  );
}

function BackupTable({ backups }: { backups: readonly Backup[] }) {
  const t = useT(systemTexts);
  const language = useLanguage();
  const { quantity } = useNumber();
  return (
    <CardTable
      label={t("tableOf", { name: t("backups") })}
      heads={[t("date"), t("outcome"), t("size"), t("took"), t("file")]}
      stickyHeader
      maxH="20rem"
      overflowY="auto"
    >
      {backups.map(({ date, outcome, bytes, seconds, file }) => (
        <Table.Row key={`${date} ${file}`}>
          <Table.Cell fontVariantNumeric="tabular-nums">{formatDateTime(date)}</Table.Cell>
          <Table.Cell>
            {outcome === null ? (
              untold
            ) : (
              <Badge colorPalette={outcome === "DONE" ? "green" : "red"} whiteSpace="normal">
                {t(backupWords[outcome])}
              </Badge>
            )}
          </Table.Cell>
          <Table.Cell>{fileSize(bytes, language)}</Table.Cell>
          <Table.Cell>{quantity(seconds, "s")}</Table.Cell>
          <Table.Cell>{file ?? untold}</Table.Cell>
        </Table.Row>
      ))}
    </CardTable>
  );
}

const command = "npm run backup -- obcestje.backup";

function BackupCommand() {
  const t = useT(systemTexts);
  const copy = () =>
    copyText(command).then(
      () => toast.success(t("copied"), "copyCommand"),
      () => toast.error(t("notCopied"), "copyCommand"),
    );
  return (
    <Stack gap="1">
      <Text textStyle="sm">{t("howTo")}</Text>
      <HStack gap="1">
        <Code px="2" py="1" overflowWrap="anywhere">
          {command}
        </Code>
        <IconAction icon={Copy} label={t("copyCommand")} onClick={copy} />
      </HStack>
      <Text textStyle="xs" color="fg.muted">
        {t("restoreHint")}
      </Text>
    </Stack>
  );
}
