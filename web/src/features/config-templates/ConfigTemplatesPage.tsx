import { useConfigTemplatesQuery } from "../../graphql/operations/configTemplates";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { TemplateEditorPage } from "./editor/TemplateEditorPage";
import { TemplatesView } from "./TemplatesView";

/** /admin/config: all templates, or the one that the address names. */
export function ConfigTemplatesPage() {
  const [id] = useParam("template");
  return id === null ? <TemplateListPage /> : <TemplateEditorPage key={id} id={id} />;
}

function TemplateListPage() {
  const t = useT(configTemplatesTexts);
  const answer = useConfigTemplatesQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(answer));
  return (
    <LoadedPage
      title={t("title")}
      data={data?.configTemplates ?? undefined}
      at={at}
      error={answer.error}
      failed={t("loadFailed")}
      onRetry={() => {
        answer.refetch().catch(() => undefined);
      }}
    >
      {(templates) => <TemplatesView templates={templates} />}
    </LoadedPage>
  );
}
