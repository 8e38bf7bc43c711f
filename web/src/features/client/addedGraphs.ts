import type { ClientKind } from "../../shared/chart/clientKind";
import { type GraphKind, graphKindOf } from "../../shared/chart/graphKind";
import { isMeaningful } from "./graphSet";

/** More names than there are kinds of graph were not written by a person. */
const mostNames = 13;

/**
 * Reads ?graphs=perDay,8: kinds by name or number that the device's set lacks. One that says nothing of such a device is
 * left out, one that isn't known stays, so that the page can say so.
 */
export function addedGraphs(
  text: string | null,
  kind: ClientKind,
  set: readonly GraphKind[],
): readonly string[] {
  const names = (text ?? "").split(",").map((name) => name.trim());
  const graphs = names.filter(Boolean).map((name) => graphKindOf(name) ?? name);
  return [...new Set(graphs)].slice(0, mostNames).filter((name) => {
    const graph = graphKindOf(name);
    return graph === null || (isMeaningful(kind, graph) && !set.includes(graph));
  });
}
