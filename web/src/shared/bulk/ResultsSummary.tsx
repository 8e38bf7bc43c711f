import { Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import type { OutcomeCounts } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";

type ResultsSummaryProps = {
  counts: OutcomeCounts;
  /** Only tried. */
  isTrial: boolean;
  skippedText?: ((count: number) => string) | undefined;
};

/** How many of what: what failed and may go better apart from what can't. */
export function ResultsSummary({ counts, isTrial, skippedText }: ResultsSummaryProps) {
  const t = useT(bulkTexts);
  const whySkipped = skippedText ?? ((count: number) => t("skippedCount", { count }));
  const { DONE, SKIPPED, FAILED, NOT_BEGUN, retryable, unknown } = counts;
  const hopeless = FAILED + NOT_BEGUN - retryable - unknown;
  return (
    <Stack role="status" gap="0" textStyle="sm">
      <Text>{t(isTrial ? "tried" : "changed", { count: DONE })}</Text>
      {SKIPPED > 0 ? <Text color="fg.muted">{whySkipped(SKIPPED)}</Text> : null}
      {NOT_BEGUN > 0 ? <Text color="fg.warning">{t("notBegunCount", { count: NOT_BEGUN })}</Text> : null}
      {isTrial && FAILED > 0 ? <Text color="fg.error">{t("refusedCount", { count: FAILED })}</Text> : null}
      {!isTrial && retryable > NOT_BEGUN ? (
        <Text color="fg.error">{t("failedRetryable", { count: retryable - NOT_BEGUN })}</Text>
      ) : null}
      {!isTrial && unknown > 0 ? <Text color="fg.error">{t("unknownCount", { count: unknown })}</Text> : null}
      {!isTrial && hopeless > 0 ? (
        <Text color="fg.error">{t("failedForGood", { count: hopeless })}</Text>
      ) : null}
    </Stack>
  );
}
