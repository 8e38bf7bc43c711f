import type { Client } from "../store/records.js";
import type { Wire } from "./wire.js";

/** A client. Its creation date is only for administrators. */
export const clientShape = (wire: Wire, client: Client, reader: "administrators" | "all" = "all") => ({
  id: wire.id(client.id),
  guid: client.guid,
  groups: client.groups.map((id) => wire.id(id)),
  visionType: client.visionType,
  metaData: wire.json(client.metaData),
  ...wire.optional({
    lastActiveDate: client.lastActiveDate,
    ...(reader === "administrators" ? { createDate: client.createDate } : {}),
    info: client.info,
    alarms: client.alarms,
  }),
});

/** The answer of a client's configuration; null if it has none. */
export function configShape(wire: Wire, client: Client): unknown {
  const data = client.config && wire.json(client.config);
  return wire.switches.configNesting === "data" ? { data } : { data: { data } };
}
