import { UsersRound } from "lucide-react";
import { useT } from "../../i18n/useT";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { useHasNoGroup } from "../../shared/session/useHasNoGroup";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { PageMessage } from "../../shared/ui/PageState";
import { ApiKeysView } from "./ApiKeysView";
import { useApiKeys } from "./useApiKeys";

/** /keys: what embeds, public pages and scripts read the data by. */
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
    <LoadedPage
      title={t("title")}
      data={list}
      at={at}
      error={error}
      failed={t("loadFailed")}
      onRetry={reload}
    >
      {(shown) => <ApiKeysView {...shown} reload={reload} />}
    </LoadedPage>
  );
}
