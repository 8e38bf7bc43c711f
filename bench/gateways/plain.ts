/**
 * The obvious assembly: Apollo Server 5 and type-graphql 2 with their defaults on Fastify, got, a DataLoader for each resource,
 * one REST call for each id.
 */
import "reflect-metadata";
import { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import DataLoader from "dataloader";
import Fastify from "fastify";
import got from "got";
import {
  Arg,
  buildSchema,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { reportCpu } from "./reportCpu.js";

const http = got.extend({ prefixUrl: process.env.PLATFORM_URL ?? "", retry: { limit: 0 } });
const NOW = 1_795_176_000;

interface RestClient {
  id: number;
  groups: number[];
  metaData: { locationName: string; reportedParameters: { hwType: string } };
}
interface RestMeasurement {
  total_vehicles: number;
  average_speed: number;
  max_speed: number;
  percentile: number[];
  vehicle_count: { time: number; value: number }[];
}
interface PlainContext {
  headers: Record<string, string>;
  clients: DataLoader<string, RestClient>;
  groups: DataLoader<number, { id: number; name: string }>;
  measurements: DataLoader<string, RestMeasurement>;
}

@ObjectType()
class Group {
  @Field(() => ID) id!: string;
  @Field() name!: string;
}

@ObjectType()
class CountPoint {
  @Field(() => Int) time!: number;
  @Field(() => Int, { nullable: true }) value!: number | null;
}

@ObjectType()
class Measurement {
  @Field(() => Int) totalVehicles!: number;
  @Field(() => Float, { nullable: true }) averageSpeed!: number | null;
  @Field(() => Float, { nullable: true }) maxSpeed!: number | null;
  @Field(() => Float, { nullable: true }) v85!: number | null;
  @Field(() => [CountPoint]) vehicleCount!: CountPoint[];
}

@ObjectType()
class Client {
  @Field(() => ID) id!: string;
  @Field() guid!: string;
  @Field() name!: string;
  @Field(() => Int, { nullable: true }) lastActiveDate!: number | null;
  @Field(() => Int) visionType!: number;
  @Field(() => String, { nullable: true }) hardwareType!: string | null;
  @Field() timeZone!: string;
  @Field(() => Int) createDate!: number;
  groups!: number[];
}

const toClient = (rest: RestClient) =>
  ({
    ...rest,
    id: String(rest.id),
    name: rest.metaData.locationName,
    hardwareType: rest.metaData.reportedParameters.hwType,
  }) as unknown as Client;

@Resolver(() => Client)
class ClientResolver {
  @Query(() => [Client])
  async clients(
    @Arg("ids", () => [ID], { nullable: true }) ids: string[] | null,
    @Ctx() context: PlainContext,
  ): Promise<Client[]> {
    if (ids) return (await Promise.all(ids.map((id) => context.clients.load(id)))).map(toClient);
    const list = await http("client/list", { headers: context.headers }).json<RestClient[]>();
    return list.map(toClient);
  }

  @Query(() => Client)
  async client(@Arg("id", () => ID) id: string, @Ctx() context: PlainContext): Promise<Client> {
    return toClient(await context.clients.load(id));
  }

  @FieldResolver(() => Group)
  group(@Root() client: Client, @Ctx() context: PlainContext): Promise<unknown> {
    return context.groups.load(client.groups[0] ?? 0);
  }

  @FieldResolver(() => Measurement)
  async measurement(
    @Root() client: Client,
    @Arg("days", () => Int) days: number,
    @Ctx() context: PlainContext,
  ): Promise<Measurement> {
    const rest = await context.measurements.load(`${client.id} ${days}`);
    return {
      totalVehicles: rest.total_vehicles,
      averageSpeed: rest.average_speed,
      maxSpeed: rest.max_speed,
      v85: rest.percentile[85] ?? null,
      vehicleCount: rest.vehicle_count,
    };
  }
}

function contextOf(sessionId: string): PlainContext {
  const headers = { "x-session-id": sessionId };
  const each = <K, V>(read: (key: K) => Promise<V>) =>
    new DataLoader<K, V>((keys) => Promise.all(keys.map(read)));
  return {
    headers,
    clients: each((id) => http("client", { headers, searchParams: { clientId: id } }).json()),
    groups: each((id) => http("group", { headers, searchParams: { groupId: id } }).json()),
    measurements: each((key) => {
      const [clientId = "", days = "1"] = key.split(" ");
      const searchParams = {
        clientId,
        type: "ALL",
        startTimestamp: NOW - Number(days) * 86_400,
        endTimestamp: NOW,
      };
      return http("measurement", { headers, searchParams }).json();
    }),
  };
}

const apollo = new ApolloServer<PlainContext>({ schema: await buildSchema({ resolvers: [ClientResolver] }) });
await apollo.start();
const app = Fastify();
app.route({
  method: ["GET", "POST"],
  url: "/graphql",
  handler: fastifyApolloHandler(apollo, {
    context: async (request) => contextOf(String(request.headers["x-session-id"])),
  }),
});
const address = await app.listen({ port: 0, host: "127.0.0.1" });
reportCpu(Number(new URL(address).port));
