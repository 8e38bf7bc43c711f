import { SearchX } from "lucide-react";
import { failureOf } from "../../graphql/errors";
import { useT } from "../../i18n/useT";
import { PageError, type PageErrorProps, PageMessage } from "./PageState";
import { pagesTexts } from "./pagesTexts";

/** Failed to load, with the reason; without a retry if the portal's platform does not support it. */
export function AnswerError({ error, ...message }: PageErrorProps & { error: unknown }) {
  const t = useT(pagesTexts);
  if (failureOf(error) === "NOT_OFFERED")
    return <PageMessage title={t("notOffered")} as={message.as} icon={<SearchX />} />;
  return <PageError {...message} />;
}
