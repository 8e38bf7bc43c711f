import { ACTION } from "../platform-api/actions.js";
import { ACTION_TEMPLATE } from "../platform-api/actionTemplates.js";
import { API_KEY } from "../platform-api/apiKeys.js";
import { type ClientRecord, decodeClient } from "../platform-api/clients.js";
import { CONFIG_TEMPLATE } from "../platform-api/configTemplates.js";
import {
  DIAGNOSTIC_KINDS,
  decodeReported,
  diagnosticPoints,
  diagnosticsOf,
} from "../platform-api/diagnostics.js";
import { FIRMWARE } from "../platform-api/firmware.js";
import { decodeMembers, GROUP } from "../platform-api/groups.js";
import { measurementOf } from "../platform-api/measurements.js";
import type { Query } from "../platform-api/platform.js";
import { BUCKET, type BucketName, RESOURCE } from "../platform-api/resources.js";
import { USER } from "../platform-api/users.js";
import { VALVE_LOCATION } from "../platform-api/valveRecord.js";
import { type Known, wholeRecord, wholeRows } from "../platform-api/wholeAnswer.js";
import { asWhole, type Found, listOf, oneOf, type Read, type Thing } from "./readers.js";
import { readConfig, readNextVideo, readSession } from "./someAnswers.js";

/** One read of the specification. */
export interface ReadCall {
  /** As in the specification, without the leading slash. */
  path: string;
  /** The subject, if a path is called more than once. */
  about?: string;
  who: "everybody" | "administrators";
  /** The call can't be made without one. */
  needs?: Thing;
  query?: (asked: Asked) => Query;
  /** Fields of its things that the specification names. */
  tells: readonly string[];
  read: Read;
  /** Another meaning of a 404, besides a missing call. */
  orElse?: string;
  /** The reason why nothing works if a platform refuses it. */
  needed?: string;
}

export interface Asked {
  found: Found;
  /** Unix seconds. */
  from: number;
  to: number;
}

const words = (text: string) => text.split(" ").filter((word) => word !== "");
/** A record of a table, as the gateway reads it. */
const recordOf =
  <T>(table: Known<T>) =>
  (item: unknown) =>
    wholeRecord(item, table);

const client = ({ found }: Asked) => ({ clientId: found.client });
const period = ({ found, from, to }: Asked): Query => ({
  clientId: found.client,
  startTimestamp: from,
  endTimestamp: to,
});

const CLIENT = words(
  "id guid groups visionType lastActiveDate alarms info.firmwareVersion info.configName info.lastBatt info.lastRssi " +
    "metaData.locationName metaData.serialNumber metaData.markerPosition metaData.speedLimit metaData.reportedParameters.hwType",
);
const clients = listOf("client", decodeClient, {
  client: ({ id }: ClientRecord) => id,
  valve: ({ id, valveOpen }: ClientRecord) => (valveOpen === null ? undefined : id),
});
const resources = listOf("resource", recordOf(RESOURCE), { resource: ({ id }) => id });
const NO_PERIOD = { from: 0, to: 0 };
const MEASUREMENT = words(
  "total_vehicles total_measurements average_speed max_speed percentage_over_limit standard_deviation vehicle_over_limit_count " +
    "speed_limit total_vehicles_trend frequency histogram vehicle_count percentile percentile_per_hour speed_per_hour " +
    "daily_average_per_hour count_by_length_total vehicle_count_incoming vehicle_count_outgoing dailyTable resultsTable",
);
const SERIES = ["signalStrength", "sig", "voltage", "brightness", "brightnessAverage"];
const series = asWhole((body) => diagnosticPoints.read(wholeRows(body, "point"), "point"));

/**
 * Every GET of section 7 of both documents, ordered so that each finds the things that later ones ask about.
 */
export const READ_CALLS: readonly ReadCall[] = [
  {
    path: "user/session",
    who: "everybody",
    tells: words("user.admin group.name"),
    read: readSession,
    needed:
      "the session that it gave is not taken; is PLATFORM_SESSION_HEADER (or PLATFORM_SESSION_COOKIE) right?",
  },
  {
    path: "user/list",
    who: "administrators",
    tells: words("id email groupId admin"),
    read: listOf("user", recordOf(USER)),
  },
  { path: "client/list", who: "everybody", tells: CLIENT, read: clients },
  { path: "client/listAll", who: "administrators", tells: [...CLIENT, "createDate"], read: clients },
  {
    path: "client",
    who: "everybody",
    needs: "client",
    query: client,
    tells: CLIENT,
    read: oneOf("client", decodeClient),
  },
  {
    path: "group/list",
    who: "administrators",
    tells: words("id name metaData.groupType"),
    read: listOf("group", recordOf(GROUP), { group: ({ id }) => id }),
  },
  {
    path: "group",
    who: "administrators",
    needs: "group",
    query: ({ found }) => ({ groupId: found.group }),
    tells: words("users clients"),
    read: oneOf("group", (group) => decodeMembers(group, "its own")),
  },
  {
    path: "measurement",
    who: "everybody",
    needs: "client",
    query: (asked) => ({ ...period(asked), type: "ALL" }),
    tells: MEASUREMENT,
    read: oneOf("measurement", (json) => measurementOf(json, NO_PERIOD)),
  },
  {
    path: "graph/all",
    who: "everybody",
    needs: "client",
    query: period,
    tells: SERIES,
    read: oneOf("graph", (json) => DIAGNOSTIC_KINDS.map(diagnosticsOf(json))),
  },
  ...SERIES.map(
    (name): ReadCall => ({
      path: `graph/${name}`,
      who: "everybody",
      needs: "client",
      query: period,
      tells: [],
      read: series,
    }),
  ),
  {
    path: "graph/reported",
    who: "everybody",
    needs: "valve",
    tells: [],
    read: asWhole(decodeReported),
    query: ({ found, from, to }) => ({ clientId: found.valve, parameter: "Valve", start: from, end: to }),
  },
  {
    path: "config",
    who: "everybody",
    needs: "client",
    query: client,
    tells: words("cfgID BasicConfig"),
    read: readConfig,
    orElse: "or the client has none",
  },
  {
    path: "config/template/list",
    who: "administrators",
    tells: words("id name version changeDate metaData.hardwareType"),
    read: listOf("configTemplate", recordOf(CONFIG_TEMPLATE), { template: ({ id }) => id }),
  },
  {
    path: "config/template",
    who: "administrators",
    needs: "template",
    query: ({ found }) => ({ id: found.template }),
    tells: words("id name data"),
    read: oneOf("configTemplate", recordOf(CONFIG_TEMPLATE)),
  },
  {
    path: "action/listAll",
    who: "administrators",
    read: listOf("action", recordOf(ACTION)),
    tells: words("id clientId status enabled data.actionType createDate acceptDate doneDate createdBy"),
  },
  {
    path: "action/template/listAll",
    who: "administrators",
    tells: words("id data.actionType metaData.actionName userVisible"),
    read: listOf("actionTemplate", recordOf(ACTION_TEMPLATE)),
  },
  {
    path: "firmware/list",
    who: "administrators",
    tells: words("id version metaData.hardwareType createDate"),
    read: listOf("firmware", recordOf(FIRMWARE)),
  },
  {
    path: "apikey/list",
    who: "everybody",
    needs: "client",
    query: client,
    tells: ["key"],
    read: listOf("apiKey", recordOf(API_KEY)),
  },
  ...(Object.keys(BUCKET.names) as BucketName[]).map(
    (name): ReadCall => ({
      path: "resource/list",
      about: String(BUCKET.wireOf(name)),
      who: "everybody",
      query: () => ({ bucket: BUCKET.wireOf(name) }),
      tells: words("id bucket data metaData"),
      read: resources,
    }),
  ),
  {
    path: "resource",
    who: "everybody",
    needs: "resource",
    query: ({ found }) => ({ id: found.resource }),
    tells: words("id bucket data metaData"),
    read: oneOf("resource", recordOf(RESOURCE)),
  },
  {
    path: "zalivalnik",
    who: "everybody",
    tells: words("id name bundles"),
    read: listOf("valveLocation", recordOf(VALVE_LOCATION)),
  },
  {
    path: "stetje/video/next",
    who: "everybody",
    tells: words("id checked vehicles"),
    read: readNextVideo,
    orElse: "or no video waits",
  },
];
