import { defaultGraph, parseGraph, type RoadGraph } from "../../shared/roads/graphs";
import { parseSort, type Sort, sortText } from "../../shared/roads/sortRows";

export const views = ["table", "charts", "ranking"] as const;
export type View = (typeof views)[number];

/** State of a group's traffic page, in the address. */
export type TrafficState = {
  view: View;
  graph: RoadGraph;
  sort: Sort;
  /** Ids of the locations to show; null: all. */
  shown: readonly string[] | null;
  picked: readonly string[];
  sameScale: boolean;
};

const defaultSort: Sort = { key: "count", descending: true };

const ids = (text: string | null): string[] => text?.split(",").filter(Boolean) ?? [];

export function readTrafficState(params: URLSearchParams): TrafficState {
  const shown = ids(params.get("show"));
  return {
    view: views.find((view) => view === params.get("view")) ?? "table",
    graph: parseGraph(params.get("graph")),
    sort: parseSort(params.get("sort")) ?? defaultSort,
    shown: shown.length > 0 ? shown : null,
    picked: ids(params.get("pick")),
    sameScale: params.get("scale") !== "own",
  };
}

/** Writes the state into the address; defaults are left out, other parameters stay. */
export function writeTrafficState(params: URLSearchParams, state: TrafficState): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => {
    if (value === "") next.delete(name);
    else next.set(name, value);
  };
  put("view", state.view === "table" ? "" : state.view);
  put("graph", state.graph === defaultGraph ? "" : state.graph);
  put("sort", sortText(state.sort) === sortText(defaultSort) ? "" : sortText(state.sort));
  put("show", state.shown?.join(",") ?? "");
  put("pick", state.picked.join(","));
  put("scale", state.sameScale ? "" : "own");
  return next;
}
