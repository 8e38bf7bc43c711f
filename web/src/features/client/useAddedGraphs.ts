import { useListParam, withItem } from "../../shared/address/useListParam";
import type { ClientKind } from "../../shared/chart/clientKind";
import type { GraphKind } from "../../shared/chart/graphKind";
import { addedGraphs } from "./addedGraphs";

/** Graphs that the address adds to the device's set, with functions to add and remove one. */
export function useAddedGraphs(
  kind: ClientKind,
  set: readonly GraphKind[],
): [readonly string[], (graph: GraphKind, isAdded: boolean) => void] {
  const [names, setNames] = useListParam("graphs");
  const added = addedGraphs(names, kind, set);
  return [added, (graph, isAdded) => setNames(withItem(added, graph, isAdded))];
}
