import {
  type FieldNode,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
} from "graphql";
import type { Context } from "../context.js";
import { type Interval, isOneEverywhere } from "../interval/interval.js";
import { selectedNodes } from "../lists/selects.js";
import { groupLoader } from "../loaders/group.loader.js";
import { measurementLoader, summaryLoader } from "../loaders/measurement.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { selectedType } from "../loaders/selectedType.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { askedFigures } from "../measurements/askedFigures.js";
import type { Period } from "../platform-api/period.js";

type Known = Pick<Context, "loaders" | "now">;

/**
 * Starts reading what the operation wants of the devices, together with the devices themselves, as far as it
 * can be asked for in advance: one wave of calls to the platform instead of two. The fields' own resolvers
 * find the reads under way, and report their errors.
 * @param info of the field that answers the devices
 * @param ids those known already; none for a list of all
 */
export function readAhead(info: GraphQLResolveInfo, { loaders, now }: Known, ids: readonly string[]): void {
  for (const node of selectedNodes(info)) {
    // A directive may leave it out.
    if (node.directives?.length) continue;
    const field = node.name.value;
    if (field === "group" || field === "groups") loaders.get(groupLoader).begin();
    if (field === "permissions")
      loaders
        .get(sessionLoader)()
        .catch(() => undefined);
    if (field !== "summary" && field !== "measurement") continue;
    const question = questionOf(info, node, { loaders, now });
    if (!question) continue;
    const load = trafficLoader(info, node, question, loaders);
    for (const id of ids) load(id).catch(() => undefined);
  }
}

/** The loader for a traffic field of a device. */
function trafficLoader(
  { fragments }: GraphQLResolveInfo,
  node: FieldNode,
  { period, asked }: Question,
  loaders: Context["loaders"],
): (id: string) => Promise<unknown> {
  if (node.name.value === "summary") {
    const summaries = loaders.get(summaryLoader)(period);
    return (id) => summaries.load(id);
  }
  const measurements = loaders.get(measurementLoader);
  const type = selectedType({ fieldNodes: [node], fragments });
  return (clientId) => measurements.load({ clientId, period, type, ...asked });
}

interface Question {
  period: Period;
  asked: ReturnType<typeof askedFigures>;
}

/** The period, limit and classes that a field asks for. Undefined unless the period is the same in every time zone. */
function questionOf(
  info: GraphQLResolveInfo,
  node: FieldNode,
  { loaders, now }: Known,
): Question | undefined {
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field) return undefined;
  try {
    const { interval, ...asked } = getArgumentValues(field, node, info.variableValues) as {
      interval: Interval;
    } & Parameters<typeof askedFigures>[0];
    if (!isOneEverywhere(interval)) return undefined;
    const period = loaders.get(periodLoader)(interval, "UTC", now);
    return { period, asked: askedFigures(asked) };
  } catch {
    return undefined;
  }
}
