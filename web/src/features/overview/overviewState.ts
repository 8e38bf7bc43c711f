import type { Activity } from "../../shared/clients/activity";
import { activities } from "../../shared/clients/activity";

export const columnKeys = [
  "name",
  "status",
  "alerts",
  "notes",
  "id",
  "lastActive",
  "serialNumber",
  "firmware",
  "config",
  "battery",
  "rssi",
] as const;

export type ColumnKey = (typeof columnKeys)[number];
export type Sort = { column: ColumnKey; descending: boolean };
/** What the summary strip can narrow the tables to. */
export type Filter = Activity | "alarms" | "attention";

/** The whole state of the overview; it lives in the address, so that a link opens the same picture. */
export type OverviewState = {
  search: string;
  sort: Sort;
  filter: Filter | null;
  /** Id of the one group to show, or null for all. */
  group: string | null;
  /** The columns in their order, the name first; null where the address leaves the choice to the visitor. */
  columns: readonly ColumnKey[] | null;
  /** Ids of groups whose tables are folded away. */
  folded: readonly string[];
  isMapHidden: boolean;
  isAttentionClosed: boolean;
};

export const defaultSort: Sort = { column: "name", descending: false };

const filters: readonly Filter[] = [...activities, "alarms", "attention"];

function sortIn(value: string | null): Sort {
  const descending = value?.startsWith("-") ?? false;
  const column = columnKeys.find((key) => key === value?.replace(/^-/, ""));
  return column === undefined ? defaultSort : { column, descending };
}

const isColumn = (key: string): key is ColumnKey => columnKeys.some((known) => known === key);

/** "battery,id" → the name, then battery and id; null where nothing of it is a column. */
export function columnsIn(text: string | null): readonly ColumnKey[] | null {
  const chosen = text?.split(",").filter(isColumn) ?? [];
  return chosen.length === 0 ? null : [...new Set<ColumnKey>(["name", ...chosen])];
}

export function readOverviewState(params: URLSearchParams): OverviewState {
  return {
    search: params.get("q") ?? "",
    sort: sortIn(params.get("sort")),
    filter: filters.find((filter) => filter === params.get("show")) ?? null,
    group: params.get("group") || null,
    columns: columnsIn(params.get("columns")),
    folded: params.get("folded")?.split(",").filter(Boolean) ?? [],
    isMapHidden: params.get("map") === "hidden",
    isAttentionClosed: params.get("attention") === "closed",
  };
}

const sortText = ({ column, descending }: Sort) =>
  column === defaultSort.column && !descending ? "" : `${descending ? "-" : ""}${column}`;

/** Writes the state into the address; what is as by default leaves no trace, other parameters stay. */
export function writeOverviewState(params: URLSearchParams, state: OverviewState): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => {
    if (value === "") next.delete(name);
    else next.set(name, value);
  };
  put("q", state.search);
  put("sort", sortText(state.sort));
  put("show", state.filter ?? "");
  put("group", state.group ?? "");
  put("columns", state.columns?.join(",") ?? "");
  put("folded", state.folded.join(","));
  put("map", state.isMapHidden ? "hidden" : "");
  put("attention", state.isAttentionClosed ? "closed" : "");
  return next;
}
