import { chakra, Stack, Text } from "@chakra-ui/react";
import { firmwareTexts } from "../../../i18n/texts/firmware";
import { useLanguage, useT } from "../../../i18n/useT";
import { fileSize } from "../../../shared/number/fileSize";
import type { Uploading } from "./useUpload";

type UploadProgressProps = { version: string; uploading: Uploading };

/** How far an upload is, and how fast. */
export function UploadProgress({ version, uploading }: UploadProgressProps) {
  const t = useT(firmwareTexts);
  const language = useLanguage();
  const { sent, total, rate } = uploading;
  const isSent = sent >= total;
  const counts = { done: fileSize(sent, language), total: fileSize(total, language) };
  const said = isSent
    ? t("storing")
    : rate === null
      ? t("uploadBegins", counts)
      : t("uploading", { ...counts, rate: fileSize(Math.round(rate), language) });
  return (
    <Stack gap="2">
      <chakra.progress
        aria-label={t("uploadTitle", { version })}
        value={sent}
        max={total}
        w="full"
        accentColor="brand.solid"
      />
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {said}
      </Text>
    </Stack>
  );
}
