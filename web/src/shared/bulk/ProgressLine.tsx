import { Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { ThinProgress } from "../ui/ThinProgress";
import { bulkTexts } from "./bulkTexts";
import type { BulkProgress } from "./useSending";

export function ProgressLine({ done, total, isStopping }: BulkProgress & { isStopping: boolean }) {
  const t = useT(bulkTexts);
  const said = t("changing", { done, total });
  return (
    <Stack gap="1">
      <ThinProgress label={said} text={said} value={done} max={total} />
      <Text role="status" textStyle="sm" color="fg.muted">
        {isStopping ? t("stopping") : said}
      </Text>
    </Stack>
  );
}
