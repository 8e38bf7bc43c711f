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
