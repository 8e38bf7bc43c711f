import type { Activity } from "../../shared/clients/activity";
import { activities } from "../../shared/clients/activity";
import {
  type Columns,
  columnsIn,
  type Sort,
  sortIn,
  sortText,
} from "../../shared/clients/columns/columnKeys";

/** Filters of the summary strip. */
export type Filter = Activity | "alarms" | "attention";

/** State of the overview. It is in the address, so a link opens the same view. */
export type OverviewState = {
  search: string;
  sort: Sort;
  filter: Filter | null;
  /** Id of the only group to show, or null for all. */
  group: string | null;
  /** The columns in order, the name first; null if the address leaves the choice to the visitor. */
  columns: Columns | null;
  /** Ids of the folded groups. */
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

/** Writes the state into the address; defaults are left out, other parameters stay. */
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
