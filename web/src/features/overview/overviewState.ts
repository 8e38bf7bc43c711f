import type { Activity } from "../../shared/clients/activity";
import { activities } from "../../shared/clients/activity";
import {
  type Columns,
  columnsIn,
  type Sort,
  sortIn,
  sortText,
} from "../../shared/clients/columns/columnKeys";

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
  columns: Columns | null;
  /** Ids of groups whose tables are folded away. */
  folded: readonly string[];
  isMapHidden: boolean;
  isAttentionClosed: boolean;
};

const filters: readonly Filter[] = [...activities, "alarms", "attention"];

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
