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
  /** Still loading. */
  | { state: "loading" }
  | { state: "known"; document: unknown }
  /** The running one is unknown; this is the one it was given. The version is null if unknown too. */
  | { state: "unknown"; document: unknown; version: number | null }
  /** It was given none yet. */
  | { state: "none" };

/** The configuration that a device says it runs, if known. It is fetched only if it is not the newest. */
export function useRunningDocument(client: Device, skip = false): Running {
  const { id, config, info } = client;
  const delivery = deliveryOf(config, info);
  const hasVersions = useOffers().has("CONFIG_HISTORY");
  const isOlder = delivery.state === "pending" && hasVersions;
  const version = delivery.state === "pending" ? delivery.runs : 0;
  // A version never changes: one read is enough.
  const query = useConfigDocumentQuery({ variables: { id, version }, skip: skip || !isOlder });
  const older = answerOf(query).data?.client?.configVersion?.document;
  if (config === null) return { state: "none" };
  if (delivery.state === "taken") return { state: "known", document: config.document };
  if (older !== undefined) return { state: "known", document: older };
  if (isOlder && query.loading) return { state: "loading" };
  return { state: "unknown", document: config.document, version: config.version };
}
