import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { PageError } from "../ui/PageState";
import { StaleNotice } from "../ui/StaleNotice";
import { Switching } from "../ui/Switching";
import { roadsTexts } from "./roadsTexts";
import type { RoadFigures } from "./useRoadFigures";

type FiguresAreaProps = {
  figures: Pick<RoadFigures, "failed" | "hasData" | "switching" | "at" | "retry">;
  /** The figures, or their placeholder while loading. */
  children: ReactNode;
};

/** Area for figures: says if they failed to load, are old, or belong to the previous interval. */
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
