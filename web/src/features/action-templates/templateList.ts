import type { ActionTemplateRowFragment } from "../../graphql/generated";
import { fold } from "../../shared/text/fold";
import { byName, compareTexts, compareTold } from "../../shared/text/order";
import type { ColumnSort } from "../../shared/ui/useColumnSort";

export type TemplateRow = ActionTemplateRowFragment;
/** What a template of the list can be asked for; the page holds the one dialog. */
export type Ask = (what: "modify" | "apply" | "remove", template: TemplateRow) => void;

export const sortColumns = ["name", "type", "changeDate"] as const;
export type SortColumn = (typeof sortColumns)[number];
export const usualSort: ColumnSort<SortColumn> = { column: "name", descending: false };

function compare(one: TemplateRow, other: TemplateRow, column: SortColumn): number {
  if (column === "changeDate") return compareTold(one.changeDate, other.changeDate, (a, b) => a - b);
  return compareTold(one[column], other[column], compareTexts);
}

/** The templates that are searched for, by name, description or trigger, in their order. */
export function shownTemplates(
  templates: readonly TemplateRow[],
  search: string,
  { column, descending }: ColumnSort<SortColumn>,
): TemplateRow[] {
  const wanted = fold(search);
  const turn = descending ? -1 : 1;
  return templates
    .filter(({ name, description, type }) =>
      fold([name, description, type].filter(Boolean).join(" ")).includes(wanted),
    )
    .sort((one, other) => turn * compare(one, other, column) || byName(one, other));
}

/** Both parameters for reading; empty where there are none. */
export const paramsOf = ({ param1, param2 }: Pick<TemplateRow, "param1" | "param2">): string =>
  [param1, param2].filter(Boolean).join(", ");

/** What the devices of this product do; others may know more. */
const usualTypes = ["restart", "readParameters", "syncClock", "displayTest", "soundTest", "flasherTest"];

/** Triggers to suggest: the usual ones, and those of other templates. */
export const knownTypes = (templates: readonly TemplateRow[]): string[] =>
  [...new Set([...usualTypes, ...templates.flatMap(({ type }) => type ?? [])])].sort(compareTexts);
