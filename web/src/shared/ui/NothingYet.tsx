import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { failureOf } from "../../graphql/errors";
import { useT } from "../../i18n/useT";
import { AnswerError } from "./AnswerError";
import { PageMessage } from "./PageState";
import { pagesTexts } from "./pagesTexts";

type NothingYetProps = {
  /** Error of the last request; undefined while loading. */
  error: unknown;
  failed: string;
  onRetry: () => void;
  /** Placeholder of the page's own shape. */
  skeleton: ReactNode;
};

/** Shown instead of a page without data: it is loading, failed, or is not for this person. */
export function NothingYet({ error, failed, onRetry, skeleton }: NothingYetProps) {
  const t = useT(pagesTexts);
  if (error === undefined) return skeleton;
  if (failureOf(error) === "FORBIDDEN")
    return <PageMessage as="h1" icon={<Lock />} title={t("noAccess")} text={t("noAccessText")} />;
  return <AnswerError as="h1" title={failed} text={t("loadFailedText")} error={error} onRetry={onRetry} />;
}
