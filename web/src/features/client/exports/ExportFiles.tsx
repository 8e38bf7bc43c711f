import { Flex, SimpleGrid, Text } from "@chakra-ui/react";
import { paths } from "../../../app/paths";
import { useExportFilesQuery } from "../../../graphql/operations/exports";
import { type Language, languages } from "../../../i18n/language";
import { useT } from "../../../i18n/useT";
import type { Period } from "../../../shared/interval/resolveInterval";
import { useOffers } from "../../../shared/offers/useOffers";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import type { PanelProps } from "../panelProps";
import { type ExportFile, exportFiles } from "./exportFiles";
import { exportTexts } from "./exportTexts";
import { FileCard } from "./FileCard";

type ExportFilesProps = Pick<PanelProps, "client" | "traffic"> & {
  period: Period;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Shows what a file begins with, where that is offered. */
  onPreview?: (file: ExportFile) => void;
};

/** The files of a period, and the language that they are written in; a sentence where the portal's platform makes none. */
export function ExportFiles({ client, traffic, period, language, onLanguage, onPreview }: ExportFilesProps) {
  const t = useT(exportTexts);
  const areThere = useOffers().has("EXPORTS");
  const choices = languages.map((value) => ({ value, name: t(value) }));
  const had = useExportFilesQuery({ skip: !areThere }).data?.portal?.exportFiles;
  if (!areThere) return <Text color="fg.muted">{t("notOffered")}</Text>;
  const files = exportFiles(client, traffic.measurement?.lengthClasses).filter(
    ({ file }) => had?.includes(file) ?? true,
  );
  return (
    <>
      <Flex align="end" gap="3" wrap="wrap">
        <ChoiceGroup label={t("language")} choices={choices} chosen={language} onChoose={onLanguage} />
        <Text color="fg.muted" textStyle="xs" pb="2">
          {t(`${language}Form`)}
        </Text>
      </Flex>
      <SimpleGrid as="ul" listStyleType="none" gap="3" columns={{ base: 1, md: 2, xl: 3 }}>
        {files.map((file) => (
          <li key={file.file}>
            <FileCard
              file={file}
              href={paths.exportFile({ clientId: client.id, ...period }, file.file, language)}
              language={language}
              onPreview={onPreview && file.kind === "csv" ? () => onPreview(file) : undefined}
            />
          </li>
        ))}
      </SimpleGrid>
      <Text color="fg.muted" textStyle="xs" maxW="48rem">
        {t("exportHint", { zone: client.timeZone })}
      </Text>
    </>
  );
}
