import type { JsonObject } from "../json.js";
import type { Wire } from "../shapes/wire.js";

/** What a thing's metaData is after a write: what was sent, whole, or put into what was there. */
export const writtenMetaData = (wire: Wire, old: JsonObject, sent: JsonObject): JsonObject =>
  wire.switches.metaDataWrites === "merge" ? { ...old, ...sent } : sent;
