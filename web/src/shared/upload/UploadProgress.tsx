import { Stack, Text } from "@chakra-ui/react";
import { useLanguage, useT } from "../../i18n/useT";
import { fileSize } from "../number/fileSize";
import { ThinProgress } from "../ui/ThinProgress";
import { uploadTexts } from "./uploadTexts";
import type { Uploading } from "./useUpload";

type UploadProgressProps = {
  /** Name of the upload, for screen readers. */
  label: string;
  uploading: Uploading;
};

export function UploadProgress({ label, uploading }: UploadProgressProps) {
  const t = useT(uploadTexts);
  const language = useLanguage();
  const { sent, total, rate, isHeld } = uploading;
  const isSent = sent >= total;
  const counts = { done: fileSize(sent, language), total: fileSize(total, language) };
  const said = isSent
    ? t("storing")
    : rate === null
      ? t("begins", counts)
      : t("uploading", { ...counts, rate: fileSize(Math.round(rate), language) });
  return (
    <Stack gap="2">
      <ThinProgress label={label} text={said} value={sent} max={total} />
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {said}
      </Text>
      {isHeld ? (
        <Text role="status" textStyle="sm">
          {t("held")}
        </Text>
      ) : null}
    </Stack>
  );
}
