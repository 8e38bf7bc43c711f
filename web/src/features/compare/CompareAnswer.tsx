import { useT } from "../../i18n/useT";
import { PageError } from "../../shared/ui/PageState";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { Switching } from "../../shared/ui/Switching";
import { CompareResult, type CompareResultProps } from "./CompareResult";
import { CompareSkeleton } from "./CompareSkeleton";
import { compareTexts } from "./compareTexts";
import type { ComparisonAnswer } from "./useComparison";

type CompareAnswerProps = Omit<CompareResultProps, "data"> & { answer: ComparisonAnswer };

/** The result, once it is there, or why it is not. */
export function CompareAnswer({ answer, ...shown }: CompareAnswerProps) {
  const t = useT(compareTexts);
  const { data, failed, switching, at, retry } = answer;
  if (data === undefined)
    return failed ? (
      <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />
    ) : (
      <CompareSkeleton />
    );
  return (
    <>
      {failed ? <StaleNotice text={`${t("loadFailed")}.`} at={at} onRetry={retry} /> : null}
      <Switching isSwitching={switching}>
        <CompareResult data={data} {...shown} />
      </Switching>
    </>
  );
}
