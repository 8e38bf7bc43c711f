import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { PageError } from "../ui/PageState";
import { StaleNotice } from "../ui/StaleNotice";
import { Switching } from "../ui/Switching";
import { roadsTexts } from "./roadsTexts";
import type { RoadFigures } from "./useRoadFigures";

type FiguresAreaProps = {
  figures: Pick<RoadFigures, "failed" | "hasData" | "switching" | "at" | "retry">;
  /** What shows the figures, and is shown while they are on the way. */
  children: ReactNode;
};

/** Where figures stand: says when they can't be had, or are old, or of the interval before. */
export function FiguresArea({ figures, children }: FiguresAreaProps) {
  const t = useT(roadsTexts);
  const { failed, hasData, switching, at, retry } = figures;
  if (failed && !hasData)
    return <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />;
  return (
    <>
      {failed ? <StaleNotice text={`${t("loadFailed")}.`} at={at} onRetry={retry} /> : null}
      <Switching isSwitching={switching}>{children}</Switching>
    </>
  );
}
