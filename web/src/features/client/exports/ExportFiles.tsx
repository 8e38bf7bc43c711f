import { Box, Button, Card, Flex, SimpleGrid, Text } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { paths } from "../../../app/paths";
import { useExportFilesQuery } from "../../../graphql/operations/exports";
import { type Language, languages } from "../../../i18n/language";
import { useLanguage, useT } from "../../../i18n/useT";
import { clientKind } from "../../../shared/chart/clientKind";
import type { Period } from "../../../shared/interval/resolveInterval";
import { AsIfLimit, AsIfNotice } from "../../../shared/limit-history/AsIfLimit";
import { asIfTexts } from "../../../shared/limit-history/asIfTexts";
import { useAsIfLimit } from "../../../shared/limit-history/useAsIfLimit";
import { useOffers } from "../../../shared/offers/useOffers";
import { isShortPeriod } from "../../../shared/traffic/shortPeriod";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import type { PanelProps } from "../panelProps";
import { useFreeGap } from "../useFreeGap";
import { type ExportFile, exportFiles } from "./exportFiles";
import { exportName, sheetNames } from "./exportNames";
import { exportTexts } from "./exportTexts";

type ExportFilesProps = Pick<PanelProps, "client" | "traffic"> & {
  period: Period;
  directions: DirectionNames | null;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Shows a preview of a file, if the platform offers it. */
  onPreview?: (file: ExportFile) => void;
};

/** The files of a period and their language; a message if the portal's platform makes none. */
export function ExportFiles({
  client,
  traffic,
  period,
  directions,
  language,
  onLanguage,
  onPreview,
}: ExportFilesProps) {
  const t = useT(exportTexts);
  const areThere = useOffers().has("EXPORTS");
  const choices = languages.map((value) => ({ value, name: t(value) }));
  const [chosen] = useAsIfLimit();
  const [chosenGap] = useFreeGap();
  const had = useExportFilesQuery({ skip: !areThere }).data?.portal?.exportFiles;
  if (!areThere) return <Text color="fg.muted">{t("notOffered")}</Text>;
  const isOfLimit = clientKind(client) === "speed";
  const files = exportFiles(
    client,
    period,
    traffic.measurement?.lengthClasses,
    traffic.measurement?.ownClasses,
  ).filter(({ file }) => had?.includes(file) ?? true);
  const gap = isShortPeriod(period) ? chosenGap : null;
  const figuresOf = (file: ExportFile) =>
    isOfLimit && file.hasAllFigures ? { asIfLimit: chosen, gap } : { asIfLimit: null, gap: null };
  return (
    <>
      <Flex align="end" gap="3" wrap="wrap">
        <ChoiceGroup label={t("language")} choices={choices} chosen={language} onChoose={onLanguage} />
        <Text color="fg.muted" textStyle="xs" pb="2">
          {t(`${language}Form`)}
        </Text>
      </Flex>
      {isOfLimit && files.some((file) => file.hasAllFigures) ? <ReportLimit asIfLimit={chosen} /> : null}
      <SimpleGrid as="ul" listStyleType="none" gap="3" columns={{ base: 1, md: 2, xl: 3 }}>
        {files.map((file) => (
          <li key={file.file}>
            <FileCard
              file={file}
              href={paths.exportFile(
                { clientId: client.id, ...period },
                file.file,
                language,
                figuresOf(file),
              )}
              {...figuresOf(file)}
              directions={directions}
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

/** The limit that the workbook's figures over the limit are held against. */
function ReportLimit({ asIfLimit }: { asIfLimit: number | null }) {
  return asIfLimit === null ? <AsIfLimit /> : <AsIfNotice />;
}

const icons = { csv: FileText, xlsx: FileSpreadsheet } as const;

type FileCardProps = {
  file: ExportFile;
  href: string;
  /** km/h: figures over the limit are as if it had been in force; null: the limits of the time, or it has none. */
  asIfLimit: number | null;
  /** Seconds, of free flow; null: the usual ones, or it has no such figures. */
  gap: number | null;
  directions: DirectionNames | null;
  language: Language;
  /** Shows a preview of the file, if the platform offers it. */
  onPreview?: (() => void) | undefined;
};

/** A file to download: the whole card is a link, except the preview's button. */
function FileCard({ file, href, asIfLimit, gap, directions, language, onPreview }: FileCardProps) {
  const t = useT(exportTexts);
  const limitWord = useT(asIfTexts);
  const trafficWord = useT(trafficTexts);
  const Icon = icons[file.kind];
  const name = exportName(file, directions, useLanguage());
  const sheets = sheetNames(file, directions, language);
  return (
    <Card.Root
      position="relative"
      size="sm"
      height="full"
      transition="border-color 120ms, background 120ms"
      _hover={{ borderColor: "border.emphasized", bg: "bg.subtle" }}
      _focusWithin={{ borderColor: "border.emphasized" }}
    >
      <Card.Body gap="3">
        <Flex gap="3" align="start">
          <Box color="brand.fg" flexShrink="0" pt="0.5">
            <Icon size={20} aria-hidden />
          </Box>
          <Box
            asChild
            flex="1"
            minW="0"
            rounded="sm"
            _before={{ content: '""', position: "absolute", inset: "0", rounded: "md" }}
            _focusVisible={{
              outline: "none",
              _before: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
            }}
          >
            {/* `download`: if the file fails, the page stays. */}
            <a href={href} download>
              <Text fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text color="fg.muted" textStyle="xs">
                {t(`${file.text}Hint`)}
              </Text>
            </a>
          </Box>
          {onPreview === undefined ? null : (
            <Button
              position="relative"
              flexShrink="0"
              size="xs"
              variant="outline"
              aria-label={t("previewOf", { name })}
              onClick={onPreview}
            >
              {t("preview")}
            </Button>
          )}
          <Box color="fg.muted" flexShrink="0" pt="1">
            <Download size={16} aria-hidden />
          </Box>
        </Flex>
        {asIfLimit === null ? null : (
          <Text color="fg.info" textStyle="xs">
            {limitWord("printed", { limit: asIfLimit })}
          </Text>
        )}
        {gap === null ? null : (
          <Text color="fg.info" textStyle="xs">
            {trafficWord("freeFlowGap", { gap })}
          </Text>
        )}
        {sheets === null ? null : (
          <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
            {t("sheets", { names: sheets })}
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}
