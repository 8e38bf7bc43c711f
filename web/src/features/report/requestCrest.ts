import type { ReportCrestQuery, ReportCrestQueryVariables } from "../../graphql/generated";
import { ReportCrestDocument } from "../../graphql/operations/report";
import { type Asking, askReport, type ReportFailure } from "./askReport";
import type { ClientData } from "./requestReport";

/** The crest or logo of a report's group. */
export type ReportCrest = { group: string; picture: string };

/** Loads the crest for a report of some devices; null if it has none. */
export async function requestCrest(
  clients: readonly Pick<ClientData, "client">[],
  asking: Asking,
  signal: AbortSignal,
): Promise<ReportCrest | null | ReportFailure> {
  const group = groupOfAll(clients);
  if (group === null) return null;
  const variables: ReportCrestQueryVariables = { id: group.id };
  const data = await askReport<ReportCrestQuery>(
    ReportCrestDocument,
    "ReportCrest",
    variables,
    asking,
    signal,
  );
  if (typeof data === "string") return data;
  const picture = data.group?.crest?.picture;
  return picture === undefined ? null : { group: group.name, picture };
}

/** The only group that all of the devices belong to, if none has another known group. */
export function groupOfAll(
  clients: readonly Pick<ClientData, "client">[],
): { id: string; name: string } | null {
  const groups = clients.map(({ client }) => client.groups ?? []);
  const [first] = groups.flat();
  const isOfAll = groups.every(([group, ...others]) => group?.id === first?.id && others.length === 0);
  return first !== undefined && isOfAll ? { id: first.id, name: first.name } : null;
}
