import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const SIGN = { id: 7, guid: "sign", groups: [1], metaData: { locationName: "Glavna cesta" } };
const STREET = {
  id: 8,
  guid: "street",
  groups: [1],
  isPlace: true,
  metaData: { locationName: "Glavna cesta" },
};
const STAYS = {
  id: 7,
  stays: [
    { clientId: 7, guid: "sign", placeId: 8, from: null, until: 1_790_000_000 },
    { clientId: 7, guid: "sign", placeId: null, from: 1_790_000_000, until: null },
  ],
  etag: "etag-of-stays",
};

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET client", () => SIGN);
  platform.on("GET client/list", () => [SIGN]);
  platform.on("GET place/list", () => [STREET]);
  platform.on("GET stay/list", () => [STAYS]);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (question: string) => ask(gateway, question, { headers: SIGNED_IN });

describe("locations", () => {
  const parked = { id: 9, guid: "counter", groups: [1], metaData: { locationName: "Park" } };
  const question = "{ locations { id name isPlace } }";

  it("are places, and devices that never moved, by name; a device that moved is told with its places", async () => {
    platform.on("GET client/list", () => [SIGN, parked]);
    const { data, errors } = await asked(question);
    expect({ data, errors }).toEqual({
      errors: undefined,
      data: {
        locations: [
          { id: "8", name: "Glavna cesta", isPlace: true },
          { id: "9", name: "Park", isPlace: false },
        ],
      },
    });
    const calls = ["GET client/list", "GET place/list", "GET stay/list"];
    expect(platform.calls.filter((call) => calls.includes(call)).toSorted()).toEqual(calls);
  });

  it("are the devices where nothing ever moved, without a call for stays", async () => {
    platform.on("GET place/list", () => []);
    const { data } = await asked(question);
    expect(data).toEqual({ locations: [{ id: "7", name: "Glavna cesta", isPlace: false }] });
    expect(platform.calls).not.toContain("GET stay/list");
  });

  it("are the devices in front of a platform without places, which is asked for none", async () => {
    const plain = await startPlatformDouble(0, NOTHING);
    plain.on("GET user/session", () => ({ user: { id: 2, admin: false }, group: { id: 1, name: "Žiri" } }));
    plain.on("GET client/list", () => [SIGN]);
    const before = await buildGateway(plain.url);
    const { data, errors } = await ask(before, question, { headers: SIGNED_IN });
    await before.close();
    await plain.close();
    expect({ data, errors }).toEqual({
      errors: undefined,
      data: { locations: [{ id: "7", name: "Glavna cesta", isPlace: false }] },
    });
    expect(plain.calls).not.toContain("GET place/list");
  });

  it("named by id come in that order, whether device or place", async () => {
    platform.on("GET client", () => [SIGN, STREET]);
    const { data } = await asked("{ locations(ids: [8, 7]) { id isPlace } }");
    expect(data).toEqual({
      locations: [
        { id: "8", isPlace: true },
        { id: "7", isPlace: false },
      ],
    });
  });
});

describe("names of directions", () => {
  const question = "{ client(id: 7) { directionNames { incoming } directionNamesSince } }";
  const named = { ...SIGN, metaData: { ...SIGN.metaData, directionNames: { incoming: "proti Kranju" } } };
  const names = { incoming: "proti Kranju" };

  it("hold from when the device was last moved", async () => {
    platform.on("GET client", () => named);
    const { data } = await asked(question);
    expect(data?.client).toEqual({ directionNames: names, directionNamesSince: 1_790_000_000 });
  });

  it("always hold of one that never moved, and of a place", async () => {
    platform.on("GET client", () => named);
    platform.on("GET stay/list", () => []);
    const always = { directionNames: names, directionNamesSince: null };
    expect((await asked(question)).data?.client).toEqual(always);
    platform.on("GET client", () => ({ ...named, isPlace: true }));
    platform.calls.length = 0;
    expect((await asked(question)).data?.client).toEqual(always);
    expect(platform.calls).not.toContain("GET stay/list");
  });

  it("are not told where it can't be known since when", async () => {
    platform.on("GET client", () => named);
    platform.on("GET stay/list", (_request, reply) => reply.code(500).send());
    const { data, errors } = await asked(question);
    expect(data?.client).toEqual({ directionNames: null, directionNamesSince: null });
    expect(errors?.length).toBeGreaterThan(0);
  });

  it("cost no call where there are none", async () => {
    expect((await asked(question)).data?.client).toEqual({ directionNames: null, directionNamesSince: null });
    expect(platform.calls).not.toContain("GET stay/list");
  });
});

describe("stays", () => {
  it("tell where a device was, with the places", async () => {
    platform.on("GET client", (request) =>
      (request.query as { clientId: string }).clientId === "8" ? STREET : SIGN,
    );
    const question =
      "{ client(id: 7) { isPlace stays { etag list { guid from until placeId place { name isPlace } } } } }";
    expect(await asked(question)).toMatchObject({
      errors: undefined,
      data: {
        client: {
          isPlace: false,
          stays: {
            etag: "etag-of-stays",
            list: [
              {
                guid: "sign",
                from: null,
                until: 1_790_000_000,
                placeId: "8",
                place: { name: "Glavna cesta", isPlace: true },
              },
              { guid: "sign", from: 1_790_000_000, until: null, placeId: null, place: null },
            ],
          },
        },
      },
    });
  });

  it("name no device that the caller does not see any more", async () => {
    platform.on("GET client", (request, reply) => {
      const { clientId } = request.query as { clientId: string };
      return clientId === "8" ? STREET : reply.code(404).send({});
    });
    platform.on("GET stay/list", () => [{ ...STAYS, id: 8, etag: null }]);
    const question = "{ client(id: 8) { stays { list { clientId guid client { name } } } } }";
    const { data, errors } = await asked(question);
    expect(errors).toBeUndefined();
    expect(data?.client).toMatchObject({
      stays: { list: [{ clientId: "7", guid: "sign", client: null }, { client: null }] },
    });
  });

  it("tell a report's key who stood at a place, by their ids, and ask for no device", async () => {
    platform.on("GET user/session", () => ({ user: null, group: null, reportKey: { clientIds: [8] } }));
    platform.on("GET client", () => STREET);
    platform.on("GET stay/list", () => [{ ...STAYS, id: 8, etag: null, stays: STAYS.stays.slice(0, 1) }]);
    const { data, errors } = await asked(
      "{ client(id: 8) { isPlace stays { list { clientId guid from until } } } }",
    );
    const list = [{ clientId: "7", guid: "sign", from: null, until: 1_790_000_000 }];
    expect({ data, errors }).toEqual({
      errors: undefined,
      data: { client: { isPlace: true, stays: { list } } },
    });
    expect(platform.calls.filter((call) => call === "GET client")).toHaveLength(1);
  });

  it("are unknown in front of a platform that keeps none, and no call asks for them", async () => {
    const plain = await startPlatformDouble(0, NOTHING);
    const other = await buildGateway(plain.url);
    plain.on("GET client", () => SIGN);
    const answer = await ask(other, "{ client(id: 7) { isPlace stays { etag } } }", { headers: SIGNED_IN });
    expect(answer.data?.client).toEqual({ isPlace: false, stays: null });
    expect(plain.calls).toEqual(["GET client"]);
    await other.close();
    await plain.close();
  });
});

describe("places", () => {
  it("are listed by name", async () => {
    const elsewhere = { ...STREET, id: 9, metaData: { locationName: "Cerkev" } };
    platform.on("GET place/list", () => [STREET, elsewhere]);
    expect((await asked("{ places { id name isPlace hasCounted } }")).data?.places).toEqual([
      { id: "9", name: "Cerkev", isPlace: true, hasCounted: null },
      { id: "8", name: "Glavna cesta", isPlace: true, hasCounted: null },
    ]);
  });

  it("are found among devices", async () => {
    platform.on("GET client", (_request, reply) => reply.code(404).send({}));
    const { data } = await asked("{ clients(ids: [7, 8]) { id isPlace } }");
    expect(data?.clients).toEqual([
      { id: "7", isPlace: false },
      { id: "8", isPlace: true },
    ]);
  });

  it("have settings, and no configuration that follows from them", async () => {
    platform.on("GET client", () => STREET);
    platform.on("POST client/metaData", () => ({ metaData: {} }));
    const change = "mutation { updateClientSettings(input: { clientId: 8, settings: { speedLimit: 30 } })";
    const { data, errors } = await asked(`${change} { configChanged client { id } } }`);
    expect(errors).toBeUndefined();
    expect(data?.updateClientSettings).toEqual({ configChanged: false, client: { id: "8" } });
    expect(platform.calls.filter((call) => call.includes("config"))).toEqual([]);
  });

  it("take back an earlier version, and no configuration follows from it", async () => {
    platform.on("GET client", () => STREET);
    platform.on("GET revision/list", () => [{ version: 2, time: 1_790_000_000 }]);
    platform.on("GET revision", ({ query }) => {
      const { version } = query as { version: string };
      const speedLimit = version === "1" ? 30 : 50;
      return { version: Number(version), content: { metaData: { speedLimit } } };
    });
    platform.on("POST client/metaData", () => ({ metaData: {} }));
    const { data, errors } = await asked(
      "mutation { restoreRevision(input: { kind: CLIENT, id: 8, version: 1 }) { config { changed } } }",
    );
    expect(errors).toBeUndefined();
    expect(data?.restoreRevision).toEqual({ config: null });
    expect(platform.calls).toContain("POST client/metaData");
    expect(platform.calls.filter((call) => call.includes("config"))).toEqual([]);
  });

  it("are taken away", async () => {
    let query: unknown;
    platform.on("DELETE place", (request, reply) => {
      query = request.query;
      return reply.code(204).send();
    });
    const answer = await asked("mutation { deletePlace(input: { id: 8 }) { id } }");
    expect(answer).toMatchObject({ data: { deletePlace: { id: "8" } }, errors: undefined });
    expect(query).toEqual({ id: "8" });
  });
});

describe("a hint at a move that nobody told of", () => {
  const HINT = {
    since: 1_790_000_000,
    noticed: 1_790_003_600,
    signs: ["POSITION", "TEXTS"],
    metres: 1112,
    before: { locationName: "Glavna cesta", speedLimit: 50 },
  };
  const question =
    "{ client(id: 7) { moveHint { since noticed signs metres before { locationName speedLimit } } } }";

  it("says since when, and what was said of the place before", async () => {
    platform.on("GET client/moveHint", () => ({ hint: HINT }));
    const { data, errors } = await asked(question);
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({ moveHint: HINT });
  });

  it("is null where nothing speaks for one, and of a place, which no call asks about", async () => {
    platform.on("GET client/moveHint", () => ({ hint: null }));
    expect((await asked(question)).data?.client).toEqual({ moveHint: null });
    platform.on("GET client", () => ({ ...STREET, id: 7 }));
    platform.calls.length = 0;
    expect((await asked(question)).data?.client).toEqual({ moveHint: null });
    expect(platform.calls).not.toContain("GET client/moveHint");
  });

  it("can be denied", async () => {
    let sent: unknown;
    platform.on("PUT client/moveHint", (request, reply) => {
      sent = request.body;
      return reply.code(204).send();
    });
    const answer = await asked(
      "mutation { denyMove(input: { clientId: 7, until: 1790003600 }) { clientId } }",
    );
    expect(answer).toMatchObject({ data: { denyMove: { clientId: "7" } }, errors: undefined });
    expect(sent).toEqual({ clientId: 7, until: 1_790_003_600 });
  });
});

describe("a move", () => {
  const move = async (input: string) => {
    let sent: unknown;
    let held: unknown;
    platform.on("PUT client/stay", (request) => {
      sent = request.body;
      held = [request.headers["if-match"], request.headers["x-dry-run"]];
      return { ...STAYS, metaData: { speedLimit: 30 } };
    });
    const answer = await asked(
      `mutation { moveClient(input: { clientId: 7, ${input} }) { client { id } stays { list { until } } settings { speedLimit } } }`,
    );
    return { answer, sent, held };
  };

  it("goes to a place, held to the stays that its maker knew", async () => {
    const { answer, sent, held } = await move('placeId: 8, from: 1790000000, ifMatch: "etag-of-stays"');
    expect(answer).toMatchObject({
      errors: undefined,
      data: { moveClient: { client: { id: "7" }, settings: { speedLimit: 30 } } },
    });
    expect(sent).toEqual({ clientId: 7, placeId: 8, from: 1_790_000_000, until: null });
    expect(held).toEqual(['"etag-of-stays"', undefined]);
  });

  it("says what the place that it leaves was called", async () => {
    const { sent } = await move(
      'settings: { locationName: "Pri šoli" }, leaves: { locationName: "Glavna cesta", speedLimit: 50 }',
    );
    expect(sent).toEqual({
      clientId: 7,
      newPlace: { metaData: { locationName: "Pri šoli" } },
      until: null,
      leaves: { metaData: { locationName: "Glavna cesta", speedLimit: 50 } },
    });
  });

  describe("to a street with another limit", () => {
    const FALCON = {
      ...SIGN,
      metaData: { speedLimit: 50, reportedParameters: { hwType: "K110_FALCON" } },
    };
    const MOVE =
      "mutation ($input: MoveClientInput!) { moveClient(input: $input) { config { changed etag document } } }";
    const changes: string[] = [];
    let placeId: number | null;
    let assigned: unknown;

    beforeEach(() => {
      changes.length = 0;
      placeId = 8;
      assigned = undefined;
      const note = (url: string, tried: unknown) => changes.push(`${tried === "true" ? "try " : ""}${url}`);
      platform.on("GET client", () => FALCON);
      platform.on("GET config", () => ({ data: { maker: "ours" }, version: 1, etag: "v1" }));
      platform.on("PUT client/stay", (request) => {
        note("PUT client/stay", request.headers["x-dry-run"]);
        const stays = [{ clientId: 7, guid: "sign", placeId, from: null, until: null }];
        return { ...STAYS, stays, metaData: { ...FALCON.metaData, speedLimit: 30 } };
      });
      platform.on("POST config/assign", (request) => {
        note("POST config/assign", request.headers["x-dry-run"]);
        assigned = (request.body as { data: unknown }).data;
        return { clientId: 7, version: 2, changed: true };
      });
    });
    const moved = async (more: object) => {
      const input = { clientId: 7, placeId: 8, ...more };
      const { data, errors } = await ask(gateway, MOVE, { headers: SIGNED_IN, variables: { input } });
      const { config } = (data?.moveClient ?? {}) as { config?: { etag: string; document: object } | null };
      return { config, errors };
    };

    it("gives the sign the configuration that follows, as a dry run told", async () => {
      const tried = await moved({ dryRun: true });
      const programs = { dispParameters: [{ prgSpeedLimit: 10 }, { prgSpeedLimit: 31 }] };
      expect(tried.config).toMatchObject({
        changed: true,
        document: { maker: "ours", ProgramsSettings: programs },
      });
      expect(changes).not.toContain("PUT client/stay");
      expect(changes).not.toContain("POST config/assign");
      changes.length = 0;
      await moved({ generatedIfMatch: tried.config?.etag });
      expect(changes.slice(-4)).toEqual([
        "try PUT client/stay",
        "try POST config/assign",
        "PUT client/stay",
        "POST config/assign",
      ]);
      expect(assigned).toEqual(tried.config?.document);
    });

    it("moves nothing where the sign would get another configuration than was seen", async () => {
      const { errors } = await moved({ generatedIfMatch: "another" });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT" });
      expect(changes).toEqual(["try PUT client/stay"]);
    });

    it("leaves the configuration alone in the store, and where the limit is the same", async () => {
      placeId = null;
      expect((await moved({ placeId: undefined, toStore: true })).config).toBeNull();
      placeId = 8;
      platform.on("GET client", () => ({ ...FALCON, metaData: { ...FALCON.metaData, speedLimit: 30 } }));
      expect((await moved({})).config).toBeNull();
      expect(assigned).toBeUndefined();
    });

    it("gives no configuration to a device on which the limit decides nothing", async () => {
      const metaData = { speedLimit: 50, reportedParameters: { hwType: "BIKECOUNTER" } };
      platform.on("GET client", () => ({ ...FALCON, metaData }));
      expect((await moved({})).config).toBeNull();
      expect(assigned).toBeUndefined();
    });

    it("gives no configuration to a device that has none", async () => {
      platform.on("GET config", (_request, reply) => reply.code(404).send({}));
      expect((await moved({})).config).toBeNull();
      expect(assigned).toBeUndefined();
    });
  });

  it("makes a new place, or leads to the store", async () => {
    const { sent } = await move('settings: { locationName: "Trg", speedLimit: 30 }');
    expect(sent).toEqual({
      clientId: 7,
      newPlace: { metaData: { locationName: "Trg", speedLimit: 30 } },
      until: null,
    });
    expect((await move("toStore: true")).sent).toEqual({ clientId: 7, placeId: null, until: null });
  });

  it("can be tried, and tells nothing of the device as it is", async () => {
    const { answer, held } = await move("toStore: true, dryRun: true");
    expect(answer.data?.moveClient).toMatchObject({ client: null });
    expect(held).toEqual([undefined, "true"]);
  });

  it("is refused without one target", async () => {
    for (const input of ["from: 1", "toStore: true, placeId: 8"]) {
      const { answer, sent } = await move(input);
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(sent).toBeUndefined();
    }
  });
});
