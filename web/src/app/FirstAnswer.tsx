import { useSessionQuery } from "../graphql/operations/session";
import { pagesTexts } from "../i18n/texts/pages";
import { useT } from "../i18n/useT";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { PageError } from "../shared/ui/PageState";

/** Waits for what the session check asks: asked at the same moment, it is sent once. */
export function FirstAnswer() {
  const t = useT(pagesTexts);
  const { data, loading, refetch } = useSessionQuery();
  // What was told shows in a moment.
  if (loading || data?.portal?.offers) return <PageSkeleton />;
  const retry = () => void refetch().catch(() => undefined);
  return <PageError as="h1" title={t("pageFailed")} text={t("loadFailedText")} onRetry={retry} />;
}
