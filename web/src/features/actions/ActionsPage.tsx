import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { useParam } from "../../shared/address/useParam";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { ActionsView } from "./ActionsView";
import { choiceOf } from "./actionChoice";
import { useActions } from "./useActions";

/** /admin/actions: what devices were asked to do, and how it went. */
export function ActionsPage() {
  const t = useT(actionsTexts);
  const [sort] = useParam("sort");
  const [status] = useParam("status");
  const [clientId] = useParam("client");
  const choice = choiceOf(sort, status, clientId);
  const { list, at, error, reload } = useActions(choice);
  return (
    <LoadedPage
      title={t("title")}
      data={list}
      at={at}
      error={error}
      failed={t("loadFailed")}
      onRetry={reload}
    >
      {(shown) => <ActionsView choice={choice} {...shown} reload={reload} />}
    </LoadedPage>
  );
}
