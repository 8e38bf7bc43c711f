import {
  type FieldNode,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
} from "graphql";
import type { Context } from "../context.js";
import { selectedFields, selectedNodes } from "../lists/selects.js";
import { groupLoader } from "../loaders/group.loader.js";
import { measurementLoader, summaryLoader } from "../loaders/measurement.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import type { Interval } from "../measurements/interval.js";
import { typeFor } from "../platform-api/measurementParts.js";
import type { Period } from "../platform-api/measurementRecord.js";

type Known = Pick<Context, "loaders" | "now">;

/**
 * Begins to read, together with the devices themselves, what the operation wants of them and what can be asked for
 * before they are here: one wave of calls to the platform instead of two. The fields' own resolvers find it under way,
 * and tell what went wrong with it.
 * @param info of the field that answers the devices
 * @param ids those that are known already; none for a list of all
 */
export function readAhead(info: GraphQLResolveInfo, { loaders, now }: Known, ids: readonly string[]): void {
  for (const node of selectedNodes(info)) {
    // It may be left out.
    if (node.directives?.length) continue;
    const field = node.name.value;
    if (field === "group" || field === "groups") loaders.get(groupLoader).begin();
    if (field === "permissions")
      loaders
        .get(sessionLoader)()
        .catch(() => undefined);
    if (field !== "summary" && field !== "measurement") continue;
    const period = periodOf(info, node, { loaders, now });
    if (!period) continue;
    for (const clientId of ids) beginTraffic(info, node, { clientId, period }, loaders);
  }
}

function beginTraffic(
  { fragments }: GraphQLResolveInfo,
  node: FieldNode,
  key: { clientId: string; period: Period },
  loaders: Context["loaders"],
): void {
  const reading =
    node.name.value === "summary"
      ? loaders.get(summaryLoader).load(key)
      : loaders
          .get(measurementLoader)
          .load({ ...key, type: typeFor(selectedFields({ fieldNodes: [node], fragments })) });
  reading.catch(() => undefined);
}

/** The period that a field asks for, where it is the same in every time zone. */
function periodOf(info: GraphQLResolveInfo, node: FieldNode, { loaders, now }: Known): Period | undefined {
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field) return undefined;
  try {
    const { interval } = getArgumentValues(field, node, info.variableValues) as { interval: Interval };
    if (interval.preset && interval.preset !== "LAST_24H") return undefined;
    return loaders.get(periodLoader)(interval, "UTC", now);
  } catch {
    return undefined;
  }
}
