import type { FastifyInstance } from "fastify";
import { EventStream } from "./eventStream.js";
import { buildGateway } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

/** A listening gateway in front of a platform with one device and an event stream written by the test. */
export interface LiveGateway {
  platform: PlatformDouble;
  gateway: FastifyInstance;
  /** Its address, without a path. */
  address: string;
  events: EventStream;
  close: () => Promise<void>;
}

export async function startLiveGateway(): Promise<LiveGateway> {
  const platform = await startPlatformDouble();
  const events = new EventStream();
  platform.on("GET events", (_request, reply) => events.accept(reply, undefined));
  platform.on("GET client", () => clientJson(1));
  const gateway = await buildGateway(platform.url);
  const address = await gateway.listen({ port: 0, host: "127.0.0.1" });
  const close = async () => {
    await gateway.close();
    await platform.close();
  };
  return { platform, gateway, address, events, close };
}
