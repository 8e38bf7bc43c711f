import { pagesTexts } from "../i18n/texts/pages";
import { useT } from "../i18n/useT";
import { PageError } from "../shared/ui/PageState";

/** In the place of all pages while nobody can say what the portal's platform offers. */
export function NoFirstAnswer({ onRetry }: { onRetry: () => void }) {
  const t = useT(pagesTexts);
  return <PageError as="h1" title={t("pageFailed")} text={t("loadFailedText")} onRetry={onRetry} />;
}
