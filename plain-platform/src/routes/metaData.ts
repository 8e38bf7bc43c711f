import type { JsonObject } from "../json.js";
import type { Wire } from "../shapes/wire.js";

/** A thing's metaData after a write: replaced by the sent one, or merged with it. */
export const writtenMetaData = (wire: Wire, old: JsonObject, sent: JsonObject): JsonObject =>
  wire.switches.metaDataWrites === "merge" ? { ...old, ...sent } : sent;
