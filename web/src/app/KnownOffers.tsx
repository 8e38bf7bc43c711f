import type { ReactNode } from "react";
import { useSessionQuery } from "../graphql/operations/session";
import { pagesTexts } from "../i18n/texts/pages";
import { useT } from "../i18n/useT";
import { useOffers } from "../shared/offers/useOffers";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { PageError } from "../shared/ui/PageState";

/** Shows a page once it is known what may be asked for: at once, but for a browser's first visit. */
export function KnownOffers({ children }: { children: ReactNode }) {
  return useOffers().areKnown ? children : <FirstAnswer />;
}

/** The question is the session check's: asked at the same moment, it is sent once. */
function FirstAnswer() {
  const t = useT(pagesTexts);
  const { error, loading, refetch } = useSessionQuery();
  if (loading || error === undefined) return <PageSkeleton />;
  const retry = () => void refetch().catch(() => undefined);
  return <PageError as="h1" title={t("pageFailed")} text={t("loadFailedText")} onRetry={retry} />;
}
