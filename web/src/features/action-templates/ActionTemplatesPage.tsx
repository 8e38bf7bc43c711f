import { useActionTemplatesQuery } from "../../graphql/operations/actionTemplates";
import { useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { ActionTemplatesView } from "./ActionTemplatesView";
import { actionTemplatesTexts } from "./actionTemplatesTexts";

/** /admin/action_templates: templates of actions for devices. */
export function ActionTemplatesPage() {
  const t = useT(actionTemplatesTexts);
  const answer = useActionTemplatesQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(answer));
  const refresh = () => {
    answer.refetch().catch(() => undefined);
  };
  return (
    <LoadedPage
      t={t}
      data={data?.actionTemplates ?? undefined}
      at={at}
      error={answer.error}
      onRetry={refresh}
    >
      {(templates) => <ActionTemplatesView templates={templates} onChanged={refresh} />}
    </LoadedPage>
  );
}
