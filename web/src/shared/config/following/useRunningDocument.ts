import { useConfigDocumentQuery } from "../../../graphql/operations/clientConfig";
import { answerOf } from "../../live/answerOf";
import { useOffers } from "../../offers/useOffers";
import { deliveryOf } from "../delivery";

type Device = {
  id: string;
  config: { version: number | null; changeDate: number | null; document?: unknown } | null;
  info: { configVersion: number | null; configVersionDate: number | null };
};

export type Running =
  /** It is still being asked for. */
  | { state: "loading" }
  | { state: "known"; document: unknown }
  /** Nobody knows; it was given this one. The version is null where that is not told either. */
  | { state: "unknown"; document: unknown; version: number | null }
  /** It was given nothing yet. */
  | { state: "none" };

/** The configuration that a device says it runs, as far as that is known. Asked for only where it is not the newest. */
export function useRunningDocument(client: Device, skip = false): Running {
  const { id, config, info } = client;
  const delivery = deliveryOf(config, info);
  const hasVersions = useOffers().has("CONFIG_HISTORY");
  const isOlder = delivery.state === "pending" && hasVersions;
  const version = delivery.state === "pending" ? delivery.runs : 0;
  // A version never changes: what was read once holds.
  const query = useConfigDocumentQuery({ variables: { id, version }, skip: skip || !isOlder });
  const older = answerOf(query).data?.client?.configVersion?.document;
  if (config === null) return { state: "none" };
  if (delivery.state === "taken") return { state: "known", document: config.document };
  if (older !== undefined) return { state: "known", document: older };
  if (isOlder && query.loading) return { state: "loading" };
  return { state: "unknown", document: config.document, version: config.version };
}
