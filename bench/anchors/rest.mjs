// REST calls and resolvers shared by the compared GraphQL servers: one call for each id, the obvious first approach.
import DataLoader from "dataloader";
import got from "got";

const http = got.extend({ prefixUrl: process.env.PLATFORM_URL ?? "", retry: { limit: 0 } });
const NOW = 1_795_176_000;

export const typeDefs = `
  type Group { id: ID! name: String! }
  type CountPoint { time: Int! value: Int }
  type Measurement { totalVehicles: Int! averageSpeed: Float maxSpeed: Float v85: Float vehicleCount: [CountPoint!]! }
  type Client {
    id: ID! guid: String! name: String! lastActiveDate: Int visionType: Int! hardwareType: String timeZone: String! createDate: Int!
    group: Group! measurement(days: Int!): Measurement!
  }
  type Query { clients(ids: [ID!]): [Client!]! client(id: ID!): Client! }
`;

const toClient = (rest) => ({
  ...rest,
  name: rest.metaData.locationName,
  hardwareType: rest.metaData.reportedParameters.hwType,
});

export const resolvers = {
  Query: {
    clients: async (_, { ids }, context) => {
      if (ids) return (await Promise.all(ids.map((id) => context.clients.load(id)))).map(toClient);
      return (await http("client/list", { headers: context.headers }).json()).map(toClient);
    },
    client: async (_, { id }, context) => toClient(await context.clients.load(id)),
  },
  Client: {
    group: (client, _, context) => context.groups.load(client.groups[0]),
    measurement: async (client, { days }, context) => {
      const rest = await context.measurements.load(`${client.id} ${days}`);
      return {
        totalVehicles: rest.total_vehicles,
        averageSpeed: rest.average_speed,
        maxSpeed: rest.max_speed,
        v85: rest.percentile[85],
        vehicleCount: rest.vehicle_count,
      };
    },
  },
};

/** The loaders of one operation. */
export function contextOf(sessionId) {
  const headers = { "x-session-id": sessionId };
  const each = (read) => new DataLoader((keys) => Promise.all(keys.map(read)));
  return {
    headers,
    clients: each((id) => http("client", { headers, searchParams: { clientId: id } }).json()),
    groups: each((id) => http("group", { headers, searchParams: { groupId: id } }).json()),
    measurements: each((key) => {
      const [clientId, days] = key.split(" ");
      const searchParams = { clientId, type: "ALL", startTimestamp: NOW - days * 86_400, endTimestamp: NOW };
      return http("measurement", { headers, searchParams }).json();
    }),
  };
}

/** Reports the port to the benchmark, and the processor time whenever it asks. */
export function reportCpu(port) {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system });
  });
  process.on("disconnect", () => process.exit(0));
  process.send({ port });
}
