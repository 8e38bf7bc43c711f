import type { ClientKind } from "../../shared/chart/clientKind";
import { type GraphKind, graphKindOf, graphKinds } from "../../shared/chart/graphKind";
import { isMeaningful } from "../../shared/chart/graphSet";

/** A person names each kind once at most. */
const mostNames = graphKinds.length;

/**
 * What ?graphs=perDay,8 adds to the device's set: kinds by name or number that it lacks. One that says nothing of such a device is
 * left out, one that isn't known stays, so that the page can say so.
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
