import { UsersRound } from "lucide-react";
import { ApiKeysDocument, useApiKeysQuery } from "../../graphql/operations/apiKeys";
import { useT } from "../../i18n/useT";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { useHasNoGroup } from "../../shared/session/useHasNoGroup";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { PageMessage } from "../../shared/ui/PageState";
import { ApiKeysView } from "./ApiKeysView";

/** /keys: keys of embeds, public pages and scripts. */
export function ApiKeysPage() {
  const t = useT(apiKeysTexts);
  if (useHasNoGroup())
    return <PageMessage as="h1" icon={<UsersRound />} title={t("noGroup")} text={t("noGroupText")} />;
  return <Keys />;
}

function Keys() {
  const t = useT(apiKeysTexts);
  const { list, at, error, reload } = useApiKeys();
  return (
    <LoadedPage t={t} data={list} at={at} error={error} onRetry={reload}>
      {(shown) => <ApiKeysView {...shown} reload={reload} />}
    </LoadedPage>
  );
}

const variables = { first: 50 };

/** The keys that the person may revoke, page by page. */
function useApiKeys() {
  const answer = useApiKeysQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  return usePagedList({ answer, document: ApiKeysDocument, variables, listOf: (data) => data.apiKeys });
}
