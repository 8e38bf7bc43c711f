import type { ActionTemplateRowFragment } from "../../graphql/generated";
import { fold } from "../../shared/text/fold";
import { byName, compareTexts, compareTold } from "../../shared/text/order";
import type { ColumnSort } from "../../shared/ui/useColumnSort";

export type TemplateRow = ActionTemplateRowFragment;
/** Opens a dialog for a template; the page holds the only dialog. */
export type Ask = (what: "modify" | "apply" | "remove", template: TemplateRow) => void;

export const sortColumns = ["name", "type", "changeDate"] as const;
export type SortColumn = (typeof sortColumns)[number];
export const usualSort: ColumnSort<SortColumn> = { column: "name", descending: false };

function compare(one: TemplateRow, other: TemplateRow, column: SortColumn): number {
  if (column === "changeDate") return compareTold(one.changeDate, other.changeDate, (a, b) => a - b);
  return compareTold(one[column], other[column], compareTexts);
}

/** Templates that match the search by name, description or trigger, in the original order. */
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

/** Both parameters as text; empty if there are none. */
export const paramsOf = ({ param1, param2 }: Pick<TemplateRow, "param1" | "param2">): string =>
  [param1, param2].filter(Boolean).join(", ");

/** Triggers of this product's devices; other devices may have more. */
const usualTypes = ["restart", "readParameters", "syncClock", "displayTest", "soundTest", "flasherTest"];

/** Suggested triggers: the usual ones, and those of other templates. */
export const knownTypes = (templates: readonly TemplateRow[]): string[] =>
  [...new Set([...usualTypes, ...templates.flatMap(({ type }) => type ?? [])])].sort(compareTexts);
