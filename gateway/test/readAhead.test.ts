import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
/** Resolves once the call has come. */
let askedFor: (call: string) => Promise<void>;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  const waiting = new Map<string, { asked: Promise<void>; tell: () => void }>();
  askedFor = (call) => {
    const known = waiting.get(call);
    if (known) return known.asked;
    let tell: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      tell = resolve;
    });
    waiting.set(call, { asked, tell });
    return asked;
  };
  const answered = (call: string, answer: () => unknown) => {
    void askedFor(call);
    platform.on(call, () => {
      waiting.get(call)?.tell();
      return answer();
    });
  };
  answered("GET group/list", () => [groupJson(1)]);
  answered("GET measurement/summary", () => [
    { clientId: 1, total_vehicles: 12 },
    { clientId: 2, total_vehicles: 7 },
  ]);
  answered("GET measurement", () => ({ total_vehicles: 12 }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (query: string, variables: Record<string, unknown> = {}) =>
  ask(gateway, query, { headers: SIGNED_IN, variables });
// On no border of days: a possible calendar day would be compared with the day before, by the device's zone.
const day = { from: NOW - 86_340, to: NOW - 60 };

describe("what devices are asked for together with", () => {
  it("is read in one wave with them: their groups and figures", async () => {
    // The devices only come when everything else has been requested.
    platform.on("GET client", async () => {
      await Promise.all(["GET group/list", "GET measurement/summary"].map(askedFor));
      return [clientJson(1), clientJson(2)];
    });
    const { data, errors } = await asked(
      "query ($day: IntervalInput!) { clients(ids: [1, 2]) { ...Row } } fragment Row on Client { group { name } summary(interval: $day) { totalVehicles } }",
      { day },
    );
    expect(errors).toBeUndefined();
    expect(data?.clients).toEqual([
      { group: { name: "Občina 1" }, summary: { totalVehicles: 12 } },
      { group: { name: "Občina 1" }, summary: { totalVehicles: 7 } },
    ]);
    expect(platform.calls.sort()).toEqual(["GET client", "GET group/list", "GET measurement/summary"]);
  });

  it("is read in one wave with one of them, too, where the period does not depend on its zone", async () => {
    platform.on("GET client", async () => {
      await askedFor("GET measurement");
      return clientJson(1);
    });
    const { data } = await asked(
      "{ client(id: 1) { measurement(interval: { preset: LAST_24H }) { totalVehicles } } }",
    );
    expect(data?.client).toEqual({ measurement: { totalVehicles: 12 } });
    expect(platform.calls.sort()).toEqual(["GET client", "GET measurement"]);
  });

  it("waits for the device where the period depends on its zone", async () => {
    platform.on("GET client", () => clientJson(1));
    await asked("{ client(id: 1) { measurement(interval: { preset: WEEK }) { totalVehicles } } }");
    expect(platform.calls).toEqual(["GET client", "GET measurement"]);
  });

  it("is not read where the operation leaves it out", async () => {
    platform.on("GET client", () => clientJson(1));
    await asked(
      "query ($with: Boolean!) { client(id: 1) { id group @include(if: $with) { name } measurement(interval: { preset: LAST_24H }) @include(if: $with) { totalVehicles } } }",
      { with: false },
    );
    expect(platform.calls).toEqual(["GET client"]);
  });

  it("fails alone", async () => {
    platform.on("GET client", () => clientJson(1));
    platform.on("GET measurement", (_request, reply) => reply.code(503).send({}));
    const { data, errors } = await asked(
      "{ client(id: 1) { name measurement(interval: { preset: LAST_24H }) { totalVehicles } } }",
    );
    expect(data?.client).toEqual({ name: "Cesta 1", measurement: null });
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [["client", "measurement"], "UPSTREAM_UNAVAILABLE"],
    ]);
  });

  it("tells of a faulty interval where it stands", async () => {
    platform.on("GET client", () => clientJson(1));
    const { errors } = await asked(
      "{ client(id: 1) { measurement(interval: { from: 5, to: 4 }) { totalVehicles } } }",
    );
    expect(errors?.[0]).toMatchObject({
      path: ["client", "measurement"],
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(platform.calls).toEqual(["GET client"]);
  });
});
