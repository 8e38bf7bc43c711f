import { Box, Button, Card, Flex, Text } from "@chakra-ui/react";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import type { Language } from "../../../i18n/language";
import { translatorOf, useT } from "../../../i18n/useT";
import type { ExportFile } from "./exportFiles";
import { exportTexts } from "./exportTexts";

const icons = { csv: FileText, xlsx: FileSpreadsheet } as const;

type FileCardProps = {
  file: ExportFile;
  href: string;
  language: Language;
  /** Shows what the file begins with, where that is offered. */
  onPreview?: (() => void) | undefined;
};

/** A file to download: the whole card is its link, but for the preview's button. */
export function FileCard({ file, href, language, onPreview }: FileCardProps) {
  const t = useT(exportTexts);
  const Icon = icons[file.kind];
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
            {/* `download`: should the file fail, the page stays where it is. */}
            <a href={href} download>
              <Text fontWeight="medium">{t(file.text)}</Text>
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
              aria-label={t("previewOf", { name: t(file.text) })}
              onClick={onPreview}
            >
              {t("preview")}
            </Button>
          )}
          <Box color="fg.muted" flexShrink="0" pt="1">
            <Download size={16} aria-hidden />
          </Box>
        </Flex>
        {file.sheets === undefined ? null : (
          <Text color="fg.muted" textStyle="xs">
            {t("sheets", { names: translatorOf(exportTexts, language)(file.sheets) })}
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}
