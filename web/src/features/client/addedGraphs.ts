import type { ClientKind } from "../../shared/chart/clientKind";
import { type GraphKind, graphKindOf, graphKinds } from "../../shared/chart/graphKind";
import { isMeaningful } from "../../shared/chart/graphSet";

/** Each kind occurs at most once. */
const mostNames = graphKinds.length;

/**
 * Graphs that ?graphs=perDay,8 adds to the device's set, by name or number. Kinds that are in the set or make
 * no sense for the device are left out; an unknown kind stays, and the page says so.
 */
export function addedGraphs(
  names: readonly string[],
  kind: ClientKind,
  set: readonly GraphKind[],
): readonly string[] {
  const graphs = names.map((name) => graphKindOf(name) ?? name);
  return [...new Set(graphs)].slice(0, mostNames).filter((name) => {
    const graph = graphKindOf(name);
    return graph === null || (isMeaningful(kind, graph) && !set.includes(graph));
  });
}
