import { useApolloClient } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { FilePlus2, Files } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import {
  ConfigTemplatesDocument,
  DeleteConfigTemplatesDocument,
  UpdateConfigTemplateDocument,
} from "../../graphql/operations/configTemplates";
import { translatorOf, useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { useChange } from "../../shared/change/useChange";
import { TemplateDialog } from "../../shared/config/TemplateDialog";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { ListTools } from "../../shared/ui/ListTools";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SelectField } from "../../shared/ui/SelectField";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { useColumnSort } from "../../shared/ui/useColumnSort";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { NewTemplateDialog } from "./NewTemplateDialog";
import { TemplateList } from "./TemplateList";
import { type Ask, columns, shownTemplates, superTypes, type TemplateRow, usualSort } from "./templateList";

const ApplyTemplateDialog = lazy(async () => ({
  default: (await import("./ApplyTemplateDialog")).ApplyTemplateDialog,
}));

type Asked = { what: Parameters<Ask>[0]; template: TemplateRow };

/** What the address narrows the list by. */
const narrowing = ["q", "type"];

/** All templates, and what can be done with them. */
export function TemplatesView({ templates }: { templates: readonly TemplateRow[] }) {
  const t = useT(configTemplatesTexts);
  const [typed, find, clear] = useSearch(narrowing);
  const [family, setFamily] = useParam("type");
  const sorting = useColumnSort(columns, usualSort);
  const { column, descending } = sorting.sort;
  const [isNew, setNew] = useParam("new");
  const [asked, setAsked] = useState<Asked | null>(null);
  const { rename, remove, isBusy } = useTemplateActions();
  const superType = superTypes.find((known) => known === family) ?? null;
  const wanted = useDeferredValue(typed);
  const shown = useMemo(
    () => shownTemplates(templates, { search: wanted, superType, sort: { column, descending } }),
    [templates, wanted, superType, column, descending],
  );
  const close = () => setAsked(null);
  const ask: Ask = (what, template) => setAsked({ what, template });
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button size="sm" colorPalette="brand" onClick={() => setNew("1")}>
          <FilePlus2 aria-hidden />
          {t("create")}
        </Button>
      </PageHead>
      {templates.length === 0 ? (
        <PageMessage icon={<Files />} title={t("none")} text={t("noneText")} />
      ) : (
        <>
          <ListTools t={t} typed={typed} onType={find} columns={columns} sorting={sorting}>
            <SelectField
              label={t("superType")}
              options={[
                { value: "", label: t("allSuperTypes") },
                ...superTypes.map((value) => ({ value, label: value })),
              ]}
              chosen={superType ?? ""}
              onChoose={setFamily}
              width="12rem"
            />
          </ListTools>
          {shown.length === 0 ? (
            <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={clear} />
          ) : (
            <TemplateList templates={shown} sorting={sorting} ask={ask} />
          )}
        </>
      )}
      {isNew === null ? null : <NewTemplateDialog templates={templates} onClose={() => setNew(null)} />}
      {asked?.what === "rename" ? (
        <TemplateDialog
          title={t("renameOf", { name: asked.template.name })}
          action={t("rename")}
          name={asked.template.name ?? undefined}
          onSave={({ name }) => rename(asked.template.id, name)}
          onClose={close}
        />
      ) : null}
      {asked?.what === "remove" ? (
        <ConfirmDialog
          title={t("removeTitle")}
          text={t("removeText", { name: asked.template.name })}
          action={t("remove")}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove(asked.template.id).then(close)}
          onCancel={close}
        />
      ) : null}
      {asked?.what === "apply" ? (
        <Suspense fallback={null}>
          <ApplyTemplateDialog template={asked.template} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

type Said = "renamed" | "renameFailed" | "removed" | "removeFailed";

/** What can be done with a template in the list. Says itself how it went, and answers whether well. */
function useTemplateActions() {
  const apollo = useApolloClient();
  const { send, isBusy } = useChange();
  /** @param work answers null where another change is under way */
  const act = async (
    id: string,
    work: () => Promise<boolean | null>,
    done: Said,
    failed: Said,
  ): Promise<boolean> => {
    const t = translatorOf(configTemplatesTexts);
    const about = `${failed}:${id}`;
    try {
      const isDone = await work();
      if (isDone === null) return false;
      if (!isDone) throw new Error(`not ${done}`);
    } catch (error) {
      sayFailed(error, t(failed), about);
      return false;
    }
    toast.success(t(done), about);
    await apollo.refetchQueries({ include: [ConfigTemplatesDocument] }).catch(() => undefined);
    return true;
  };
  return {
    isBusy,
    rename: (id: string, name: string) =>
      act(
        id,
        async () => (await send(UpdateConfigTemplateDocument, { id, name })) && true,
        "renamed",
        "renameFailed",
      ),
    remove: (id: string) =>
      act(
        id,
        async () => {
          const data = await send(DeleteConfigTemplatesDocument, { ids: [id] });
          return data && data.deleteConfigTemplates.failed === 0;
        },
        "removed",
        "removeFailed",
      ),
  };
}
