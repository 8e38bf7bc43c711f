import { Badge, Button, Card, Code, Flex, HStack, Stack, Table, Text } from "@chakra-ui/react";
import { Plus, SquareTerminal } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { formatDateTime } from "../../shared/time/format";
import { ButtonsHead, ListHead, ListTable, NamedCell } from "../../shared/ui/ListTable";
import { ListTools } from "../../shared/ui/ListTools";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SortHeader } from "../../shared/ui/SortHeader";
import { useColumnSort } from "../../shared/ui/useColumnSort";
import { useIsPhone } from "../../shared/ui/useMedia";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import { TemplateButtons } from "./TemplateButtons";
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

type TemplateCardsProps = { templates: readonly TemplateRow[]; ask: Ask };

/** The templates on a phone. */
function TemplateCards({ templates, ask }: TemplateCardsProps) {
  const t = useT(actionTemplatesTexts);
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {templates.map((template) => (
        <Card.Root as="li" key={template.id} px="4" pt="3" pb="1" gap="1">
          <Flex justify="space-between" align="start" gap="2">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {template.name ?? untold}
            </Text>
            <Visibility template={template} />
          </Flex>
          {template.description ? (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {template.description}
            </Text>
          ) : null}
          <HStack gap="2" wrap="wrap" textStyle="sm">
            <Code size="sm" variant="plain" px="0">
              {template.type ?? untold}
            </Code>
            <Text overflowWrap="anywhere">{paramsOf(template)}</Text>
          </HStack>
          <TemplateButtons template={template} ask={ask} />
        </Card.Root>
      ))}
    </Stack>
  );
}

type TemplatesTableProps = {
  templates: readonly TemplateRow[];
  sorting: ReturnType<typeof useColumnSort<SortColumn>>;
  ask: Ask;
};

/** The templates as a table. */
function TemplatesTable({ templates, sorting, ask }: TemplatesTableProps) {
  const t = useT(actionTemplatesTexts);
  const head = (column: SortColumn) => (
    <SortHeader
      column={column}
      label={t(column)}
      align="start"
      sorted={sorting.sorted(column)}
      onPress={sorting.press}
    />
  );
  return (
    <ListTable
      label={t("tableLabel")}
      heads={
        <>
          {head("name")}
          {head("type")}
          <ListHead>{t("params")}</ListHead>
          <ListHead>{t("userVisible")}</ListHead>
          {head("changeDate")}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {templates.map((template) => (
        <Table.Row key={template.id} bg="bg.panel" _hover={{ bg: "bg.subtle" }}>
          <NamedCell name={template.name} description={template.description} />
          <Table.Cell>
            <Code size="sm" variant="plain" px="0">
              {template.type ?? untold}
            </Code>
          </Table.Cell>
          <Table.Cell maxW="16rem" whiteSpace="normal" overflowWrap="anywhere">
            {paramsOf(template) || "-"}
          </Table.Cell>
          <Table.Cell>
            <Visibility template={template} />
          </Table.Cell>
          <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {formatDateTime(template.changeDate)}
          </Table.Cell>
          <Table.Cell py="1">
            <TemplateButtons template={template} ask={ask} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ListTable>
  );
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
