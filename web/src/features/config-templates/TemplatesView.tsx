import { Button, Flex } from "@chakra-ui/react";
import { FilePlus2, Files } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { configTemplatesTexts } from "../../i18n/texts/configTemplates";
import { useT } from "../../i18n/useT";
import { TemplateDialog } from "../../shared/config/TemplateDialog";
import { useClearParams } from "../../shared/roads/useClearParams";
import { useParam } from "../../shared/roads/useParam";
import { useSearch } from "../../shared/roads/useSearch";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SearchField } from "../../shared/ui/SearchField";
import { SelectField } from "../../shared/ui/SelectField";
import { useIsPhone } from "../../shared/ui/useMedia";
import { NewTemplateDialog } from "./NewTemplateDialog";
import { TemplateCards } from "./TemplateCards";
import { TemplatesTable } from "./TemplatesTable";
import {
  type Ask,
  pressed,
  shownTemplates,
  sortOf,
  sortText,
  superTypes,
  type TemplateRow,
} from "./templateList";
import { useTemplateActions } from "./useTemplateActions";

const ApplyTemplateDialog = lazy(async () => ({
  default: (await import("./ApplyTemplateDialog")).ApplyTemplateDialog,
}));

type Asked = { what: Parameters<Ask>[0]; template: TemplateRow };

/** What the address narrows the list by. */
const narrowing = ["q", "type"];

/** All templates, and what can be done with them. */
export function TemplatesView({ templates }: { templates: readonly TemplateRow[] }) {
  const t = useT(configTemplatesTexts);
  const isPhone = useIsPhone();
  const [typed, find, forget] = useSearch();
  const clear = useClearParams(narrowing);
  const [family, setFamily] = useParam("type");
  const [order, setOrder] = useParam("sort");
  const [isNew, setNew] = useParam("new");
  const [asked, setAsked] = useState<Asked | null>(null);
  const { rename, remove, isBusy } = useTemplateActions();
  const superType = superTypes.find((known) => known === family) ?? null;
  const sort = sortOf(order);
  const wanted = useDeferredValue(typed);
  const shown = useMemo(
    () => shownTemplates(templates, { search: wanted, superType, sort: sortOf(order) }),
    [templates, wanted, superType, order],
  );
  const close = () => setAsked(null);
  const ask: Ask = (what, template) => setAsked({ what, template });
  const list = { templates: shown, ask };
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
          <Flex gap="3" align="end" wrap="wrap">
            <SearchField
              label={t("search")}
              size="sm"
              value={typed}
              onChange={find}
              flex="1"
              maxW={{ sm: "22rem" }}
            />
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
          </Flex>
          {shown.length === 0 ? (
            <NoMatch
              title={t("noMatch")}
              text={t("noMatchText")}
              clear={t("showEverything")}
              onClear={() => {
                forget();
                clear();
              }}
            />
          ) : isPhone ? (
            <TemplateCards {...list} />
          ) : (
            <TemplatesTable
              {...list}
              sort={sort}
              onSort={(column) => setOrder(sortText(pressed(sort, column)))}
            />
          )}
        </>
      )}
      {isNew === null ? null : <NewTemplateDialog templates={templates} onClose={() => setNew(null)} />}
      {asked?.what === "rename" ? (
        <TemplateDialog
          title={t("renameOf", { name: asked.template.name })}
          action={t("rename")}
          name={asked.template.name}
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
