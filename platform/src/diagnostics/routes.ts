import { LONGEST_PARAMETER_NAME } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { requireClient, requireClients } from "../clients/store.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { streamJson } from "../http/bytes.js";
import { Id } from "../http/ids.js";
import { Text, UnixTime } from "../http/schemas.js";
import { checkPeriod, readFewIds } from "../measurements/query.rules.js";
import { PeriodQuery, PeriodsQuery } from "../measurements/schemas.js";
import { readReported, readSeries, SERIES_NAMES, type SeriesName } from "./store.js";

const Points = Type.Array(Type.Object({ time: UnixTime, value: Type.Number() }));

const AllSeries = Type.Object({
  signalStrength: Points,
  sig: Points,
  voltage: Points,
  brightness: Points,
  brightnessAverage: Points,
});

const DESCRIPTIONS: Record<SeriesName, string> = {
  signalStrength: "Received signal strength, dBm.",
  sig: "Signal quality, as the modem tells it.",
  voltage: "Battery voltage, volts.",
  brightness: "Brightness of the display, 0 to 255.",
  brightnessAverage: "Mean brightness of the display, 0 to 255.",
};

/** State of devices over time: batteries, signal, brightness, and other reported values. */
export function diagnosticRoutes(app: App, { db, threads }: Deps): void {
  for (const name of SERIES_NAMES) {
    app.get(
      `/graph/${name}`,
      {
        config: { access: MEMBERS },
        schema: { description: DESCRIPTIONS[name], querystring: PeriodQuery, response: { 200: Points } },
      },
      async (request) => {
        const { query } = request;
        const client = await requireClient(db.read, clientScope(memberOf(request)), query.clientId);
        return (await readSeries(db.read, client, checkPeriod(query.startTimestamp, query.endTimestamp)))[
          name
        ];
      },
    );
  }

  app.get(
    "/graph/all",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "All series of a client's period. Of several clients (100 at most) a list in the order of their ids, each with its clientId.",
        querystring: PeriodsQuery,
        response: {
          200: Type.Union([AllSeries, Type.Array(Type.Object({ clientId: Id, ...AllSeries.properties }))]),
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { ids, list } = readFewIds(query.clientId);
      const clients = await requireClients(db.read, clientScope(memberOf(request)), ids);
      const period = checkPeriod(query.startTimestamp, query.endTimestamp);
      const [only] = clients;
      if (!list && only) return readSeries(db.read, only, period);
      const reporting = clients.map(({ id, seenFrom }) => ({ id, seenFrom }));
      return streamJson(reply, threads.stream("series", { clients: reporting, period }));
    },
  );

  app.get(
    "/graph/reported",
    {
      config: { access: MEMBERS },
      schema: {
        description: "Rows [timestamp, value] of a parameter that the device reports, such as Valve.",
        querystring: Type.Object({
          clientId: Id,
          parameter: Text(LONGEST_PARAMETER_NAME),
          start: UnixTime,
          end: UnixTime,
        }),
        response: { 200: Type.Array(Type.Array(Type.Unknown())) },
      },
    },
    async (request) => {
      const { query } = request;
      const client = await requireClient(db.read, clientScope(memberOf(request)), query.clientId);
      return readReported(db.read, client, query.parameter, checkPeriod(query.start, query.end, "end"));
    },
  );
}
