import { Link as ChakraLink, Text } from "@chakra-ui/react";
import { Pencil, RadioTower, TextCursorInput, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { formatDateTime } from "../../shared/time/format";
import { type Column, figures } from "../../shared/ui/list/column";
import { DataList } from "../../shared/ui/list/DataList";
import { RowButton, RowButtons } from "../../shared/ui/RowButton";
import type { useColumnSort } from "../../shared/ui/useColumnSort";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { type Ask, editorOf, type Column as SortColumn, type TemplateRow } from "./templateList";

type TemplateListProps = {
  templates: readonly TemplateRow[];
  sorting: ReturnType<typeof useColumnSort<SortColumn>>;
  ask: Ask;
};

/** The templates, and what can be done with each. */
export function TemplateList({ templates, sorting, ask }: TemplateListProps) {
  const t = useT(configTemplatesTexts);
  const columns: readonly Column<TemplateRow>[] = [
    {
      key: "id",
      head: t("id"),
      align: "end",
      look: { fontVariantNumeric: "tabular-nums", color: "fg.muted" },
      cell: ({ id }) => id,
      card: { at: "state", look: { textStyle: "sm", color: "fg.muted" }, cell: ({ id }) => `#${id}` },
    },
    {
      key: "name",
      head: t("name"),
      look: { fontWeight: "medium" },
      cell: (template) => (
        <ChakraLink asChild color="fg">
          <Link to={editorOf(template)}>{template.name ?? untold}</Link>
        </ChakraLink>
      ),
      card: { at: "name" },
    },
    {
      key: "hardware",
      head: t("hardware"),
      cell: ({ hardwareType, superType }) => (
        <>
          {hardwareType ?? "-"}
          <Text as="span" textStyle="xs" color="fg.muted" ms="2">
            {superType}
          </Text>
        </>
      ),
    },
    {
      key: "version",
      head: t("version"),
      align: "end",
      look: { fontVariantNumeric: "tabular-nums" },
      cell: ({ version }) => version ?? untold,
    },
    {
      key: "changeDate",
      head: t("changeDate"),
      look: figures,
      cell: ({ changeDate }) => formatDateTime(changeDate),
    },
    {
      key: "facts",
      cell: ({ hardwareType, superType, version, changeDate }) =>
        t("facts", {
          hardware: `${hardwareType ?? "-"} (${superType})`,
          version,
          time: formatDateTime(changeDate),
        }),
      card: { at: "fact" },
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

type TemplateButtonsProps = { template: TemplateRow; ask: Ask };

/** What can be done with one template. */
function TemplateButtons({ template, ask }: TemplateButtonsProps) {
  const t = useT(configTemplatesTexts);
  const { name } = template;
  return (
    <RowButtons>
      <RowButton icon={Pencil} label={t("modifyOf", { name })} title={t("modify")} to={editorOf(template)} />
      <RowButton
        icon={RadioTower}
        label={t("applyOf", { name })}
        title={t("apply")}
        onClick={() => ask("apply", template)}
      />
      <RowButton
        icon={TextCursorInput}
        label={t("renameOf", { name })}
        title={t("rename")}
        onClick={() => ask("rename", template)}
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
