import type { ConfigTemplateRowFragment, SuperType } from "../../graphql/generated";
import { fold } from "../../shared/text/fold";
import { byName, compareTexts, compareTold } from "../../shared/text/order";
import type { ColumnSort } from "../../shared/ui/useColumnSort";

export type TemplateRow = ConfigTemplateRowFragment;
/** Opens a dialog for a template; the page holds the only dialog. */
export type Ask = (what: "rename" | "apply" | "remove", template: TemplateRow) => void;

export const columns = ["id", "name", "hardware", "version", "changeDate"] as const;
export type Column = (typeof columns)[number];
export const usualSort: ColumnSort<Column> = { column: "name", descending: false };

export const superTypes: readonly SuperType[] = ["K200", "K200_SMILEY", "K200_FL", "UNKNOWN"];

const keyOf = (template: TemplateRow, column: Column): string | number | null => {
  switch (column) {
    case "id":
      return Number(template.id);
    case "hardware":
      return `${template.superType} ${template.hardwareType ?? ""}`;
    case "name":
      return template.name;
    default:
      return template[column];
  }
};

function compared(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return compareTexts(String(one), String(other));
}

type Choice = { search: string; superType: SuperType | null; sort: ColumnSort<Column> };

/** Templates that match the choice, in the original order. The search looks at id (whole), name and hardware type. */
export function shownTemplates(templates: readonly TemplateRow[], choice: Choice): TemplateRow[] {
  const { superType, sort } = choice;
  const search = fold(choice.search);
  const matches = ({ id, name, hardwareType }: TemplateRow) =>
    search === "" || id === search || fold(`${name ?? ""} ${hardwareType ?? ""}`).includes(search);
  const turn = sort.descending ? -1 : 1;
  return templates
    .filter((template) => matches(template) && (superType === null || template.superType === superType))
    .sort(
      (one, other) =>
        turn * compareTold(keyOf(one, sort.column), keyOf(other, sort.column), compared) ||
        byName(one, other),
    );
}

/** Address of a template's editor. */
export const editorOf = ({ id }: Pick<TemplateRow, "id">): string => `?template=${encodeURIComponent(id)}`;
