import { Button } from "@chakra-ui/react";
import { Plus, SquareTerminal } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { ListTools } from "../../shared/ui/ListTools";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { useColumnSort } from "../../shared/ui/useColumnSort";
import { useIsPhone } from "../../shared/ui/useMedia";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import { TemplateCards } from "./TemplateCards";
import { TemplatesTable } from "./TemplatesTable";
import {
  type Ask,
  knownTypes,
  shownTemplates,
  sortColumns,
  type TemplateRow,
  usualSort,
} from "./templateList";

const TemplateDialog = lazy(async () => ({ default: (await import("./TemplateDialog")).TemplateDialog }));
const ApplyTemplateDialog = lazy(async () => ({
  default: (await import("./ApplyTemplateDialog")).ApplyTemplateDialog,
}));
const RemoveTemplateDialog = lazy(async () => ({
  default: (await import("./RemoveTemplateDialog")).RemoveTemplateDialog,
}));

type Asked = { what: Parameters<Ask>[0]; template: TemplateRow };
type ActionTemplatesViewProps = { templates: readonly TemplateRow[]; onChanged: () => void };

/** All templates, and what can be done with them. */
export function ActionTemplatesView({ templates, onChanged }: ActionTemplatesViewProps) {
  const t = useT(actionTemplatesTexts);
  const isPhone = useIsPhone();
  const [typed, find] = useSearch();
  const [isNew, setNew] = useParam("new");
  const [asked, setAsked] = useState<Asked | null>(null);
  const sorting = useColumnSort(sortColumns, usualSort);
  const { column, descending } = sorting.sort;
  const wanted = useDeferredValue(typed);
  const shown = useMemo(
    () => shownTemplates(templates, wanted, { column, descending }),
    [templates, wanted, column, descending],
  );
  const types = useMemo(() => knownTypes(templates), [templates]);
  const close = () => setAsked(null);
  const list = {
    templates: shown,
    ask: (what: Asked["what"], template: TemplateRow) => setAsked({ what, template }),
  };
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button size="sm" colorPalette="brand" onClick={() => setNew("1")}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      </PageHead>
      {templates.length === 0 ? (
        <PageMessage icon={<SquareTerminal />} title={t("none")} text={t("noneText")} />
      ) : (
        <>
          <ListTools
            label={t("search")}
            typed={typed}
            onType={find}
            columns={sortColumns}
            nameOf={t}
            sorting={sorting}
          />
          {shown.length === 0 ? (
            <NoMatch
              title={t("noMatch")}
              text={t("noMatchText")}
              clear={t("showEverything")}
              onClear={() => find("")}
            />
          ) : isPhone ? (
            <TemplateCards {...list} />
          ) : (
            <TemplatesTable {...list} sorting={sorting} />
          )}
        </>
      )}
      <Suspense fallback={null}>
        {isNew === null ? null : (
          <TemplateDialog template={null} types={types} onSaved={onChanged} onClose={() => setNew(null)} />
        )}
        {asked?.what === "modify" ? (
          <TemplateDialog template={asked.template} types={types} onSaved={onChanged} onClose={close} />
        ) : null}
        {asked?.what === "apply" ? <ApplyTemplateDialog template={asked.template} onClose={close} /> : null}
        {asked?.what === "remove" ? (
          <RemoveTemplateDialog template={asked.template} onRemoved={onChanged} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
