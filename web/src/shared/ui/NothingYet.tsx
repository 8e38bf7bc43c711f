import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { failureOf } from "../../graphql/errors";
import { useT } from "../../i18n/useT";
import { AnswerError } from "./AnswerError";
import { PageMessage } from "./PageState";
import { pagesTexts } from "./pagesTexts";

type NothingYetProps = {
  /** Why the last request failed; undefined while it is on its way. */
  error: unknown;
  /** What could not be loaded. */
  failed: string;
  onRetry: () => void;
  /** The page's own shape, while its first data are on their way. */
  skeleton: ReactNode;
};

/** In a page's place while nothing has come: it is on its way, can't be had, or is not for this visitor. */
export function NothingYet({ error, failed, onRetry, skeleton }: NothingYetProps) {
  const t = useT(pagesTexts);
  if (error === undefined) return skeleton;
  if (failureOf(error) === "FORBIDDEN")
    return <PageMessage as="h1" icon={<Lock />} title={t("noAccess")} text={t("noAccessText")} />;
  return <AnswerError as="h1" title={failed} text={t("loadFailedText")} error={error} onRetry={onRetry} />;
}
