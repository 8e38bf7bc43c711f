import { Badge, Button, Code, HStack, Text } from "@chakra-ui/react";
import { Pencil, Plus, RadioTower, SquareTerminal, Trash2 } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { formatDateTime } from "../../shared/time/format";
import { ListTools } from "../../shared/ui/ListTools";
import { type Column, figures, named, written } from "../../shared/ui/list/column";
import { DataList, Named } from "../../shared/ui/list/DataList";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { RowButton, RowButtons } from "../../shared/ui/RowButton";
import { useColumnSort } from "../../shared/ui/useColumnSort";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import {
  type Ask,
  knownTypes,
  paramsOf,
  type SortColumn,
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
          <ListTools t={t} typed={typed} onType={find} columns={sortColumns} sorting={sorting} />
          {shown.length === 0 ? (
            <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={() => find("")} />
          ) : (
            <TemplateList
              templates={shown}
              sorting={sorting}
              ask={(what, template) => setAsked({ what, template })}
            />
          )}
        </>
      )}
      <Suspense fallback={null}>
        {isNew === null ? null : (
          <TemplateDialog template={null} types={types} onSaved={onChanged} onClose={() => setNew(null)} />
        )}
        {asked?.what === "modify" ? (
          <TemplateDialog
            template={templates.find(({ id }) => id === asked.template.id) ?? asked.template}
            types={types}
            onSaved={onChanged}
            onClose={close}
          />
        ) : null}
        {asked?.what === "apply" ? <ApplyTemplateDialog template={asked.template} onClose={close} /> : null}
        {asked?.what === "remove" ? (
          <RemoveTemplateDialog template={asked.template} onRemoved={onChanged} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

type TemplateListProps = {
  templates: readonly TemplateRow[];
  sorting: ReturnType<typeof useColumnSort<SortColumn>>;
  ask: Ask;
};

function TemplateList({ templates, sorting, ask }: TemplateListProps) {
  const t = useT(actionTemplatesTexts);
  const typeOf = ({ type }: TemplateRow) => (
    <Code size="sm" variant="plain" px="0">
      {type ?? untold}
    </Code>
  );
  const columns: readonly Column<TemplateRow>[] = [
    {
      key: "name",
      head: t("name"),
      look: named,
      cell: ({ name, description }) => <Named name={name} description={description} />,
      card: { at: "name", cell: ({ name }) => name ?? untold },
    },
    {
      key: "description",
      cell: ({ description }) => description,
      card: { at: "text", look: { color: "fg.muted" } },
    },
    {
      key: "type",
      head: t("type"),
      cell: typeOf,
      card: {
        at: "text",
        cell: (template) => (
          <HStack gap="2" wrap="wrap">
            {typeOf(template)}
            <Text overflowWrap="anywhere">{paramsOf(template)}</Text>
          </HStack>
        ),
      },
    },
    {
      key: "params",
      head: t("params"),
      look: { ...written, maxW: "16rem" },
      cell: (template) => paramsOf(template) || "-",
    },
    {
      key: "userVisible",
      head: t("userVisible"),
      cell: (template) => <Visibility template={template} />,
      card: { at: "state" },
    },
    {
      key: "changeDate",
      head: t("changeDate"),
      look: figures,
      cell: ({ changeDate }) => formatDateTime(changeDate),
    },
    {
      key: "actions",
      head: t("actions"),
      cell: (template) => <TemplateButtons template={template} ask={ask} />,
      card: { at: "buttons" },
    },
  ];
  return <DataList label={t("title")} columns={columns} rows={templates} sorting={sorting} />;
}

/** Who may pick it. */
function Visibility({ template }: { template: Pick<TemplateRow, "userVisible"> }) {
  const t = useT(actionTemplatesTexts);
  if (template.userVisible === null) return untold;
  return (
    <Badge colorPalette={template.userVisible ? "brand" : "gray"}>
      {t(template.userVisible ? "forUsers" : "adminsOnly")}
    </Badge>
  );
}

type TemplateButtonsProps = { template: TemplateRow; ask: Ask };

/** What can be done with one template. */
function TemplateButtons({ template, ask }: TemplateButtonsProps) {
  const t = useT(actionTemplatesTexts);
  const { name } = template;
  return (
    <RowButtons>
      <RowButton
        icon={RadioTower}
        label={t("applyOf", { name })}
        title={t("apply")}
        onClick={() => ask("apply", template)}
      />
      <RowButton
        icon={Pencil}
        label={t("modifyOf", { name })}
        title={t("modify")}
        onClick={() => ask("modify", template)}
      />
      <RowButton
        icon={Trash2}
        label={t("removeOf", { name })}
        title={t("remove")}
        onClick={() => ask("remove", template)}
      />
    </RowButtons>
  );
}
