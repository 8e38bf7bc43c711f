import { Box, Card, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { paths } from "../../../app/paths";
import { clientTexts } from "../../../i18n/texts/client";
import { useT } from "../../../i18n/useT";
import { useNow } from "../../../shared/time/useNow";
import type { PanelProps } from "../panelProps";
import { shownPeriod } from "../shownPeriod";
import { type ExportFile, exportFiles } from "./exportFiles";
import { PeriodBar } from "./PeriodBar";

/** "Izvoz podatkov": files of a period. */
export function ExportPanel(props: PanelProps) {
  const { client, traffic, interval } = props;
  const t = useT(clientTexts);
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
  return (
    <Stack gap="5">
      <PeriodBar {...props} period={period} />
      <SimpleGrid as="ul" listStyleType="none" gap="3" columns={{ base: 1, md: 2, xl: 3 }}>
        {exportFiles(client, traffic.measurement?.lengthClasses).map((file) => (
          <li key={file.file}>
            <FileCard file={file} href={paths.exportFile({ clientId: client.id, ...period }, file.file)} />
          </li>
        ))}
      </SimpleGrid>
      <Text color="fg.muted" textStyle="xs" maxW="48rem">
        {t("exportHint", { zone: client.timeZone })}
      </Text>
    </Stack>
  );
}

const icons = { csv: FileText, xlsx: FileSpreadsheet } as const;

function FileCard({ file: { text, kind }, href }: { file: ExportFile; href: string }) {
  const t = useT(clientTexts);
  const Icon = icons[kind];
  return (
    <Card.Root
      asChild
      size="sm"
      height="full"
      transition="border-color 120ms, background 120ms"
      _hover={{ borderColor: "border.emphasized", bg: "bg.subtle" }}
      _focusVisible={{ outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" }}
    >
      {/* `download`: should the file fail, the page stays where it is. */}
      <a href={href} download>
        <Card.Body>
          <Flex gap="3" align="center">
            <Box color="brand.fg" flexShrink="0">
              <Icon size={20} aria-hidden />
            </Box>
            <Box flex="1" minW="0">
              <Text fontWeight="medium">{t(text)}</Text>
              <Text color="fg.muted" textStyle="xs">
                {t(`${text}Hint`)}
              </Text>
            </Box>
            <Box color="fg.muted" flexShrink="0">
              <Download size={16} aria-hidden />
            </Box>
          </Flex>
        </Card.Body>
      </a>
    </Card.Root>
  );
}
