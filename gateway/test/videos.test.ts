import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const VIDEO = {
  id: 4,
  checked: false,
  title: "Šolska",
  recordedDate: NOW - 60,
  url: "/videos/4.mp4",
  frameRate: 15,
  vehicles: [
    {
      id: 1,
      faultyReading: false,
      direction: "incoming",
      vehicleType: "car",
      plate: "LJ AB-123",
      datetime: NOW,
      frame: 30,
    },
    {
      id: 2,
      faultyReading: true,
      direction: null,
      vehicleType: null,
      plate: null,
      datetime: null,
      frame: null,
    },
  ],
};

it("takes an empty text for no label, of which a change could not be made", async () => {
  const unlabelled = { faultyReading: false, direction: "", vehicleType: "", plate: " ", datetime: 1 };
  platform.on("GET stetje/video/next", () => ({ id: 5, checked: false, vehicles: [unlabelled] }));
  const { data } = await ask(
    gateway,
    "{ nextTrafficVideo { vehicles { id faultyReading direction vehicleType plate } } }",
    { headers: SIGNED_IN },
  );
  const none = { direction: null, vehicleType: null, plate: null };
  expect(data?.nextTrafficVideo).toEqual({ vehicles: [{ id: "1", faultyReading: false, ...none }] });
});

it("hands a labeller the next video", async () => {
  platform.on("GET stetje/video/next", () => VIDEO);
  const { data, errors } = await ask(
    gateway,
    "{ nextTrafficVideo { id checked title recordedDate url frameRate vehicles { id faultyReading direction vehicleType plate datetime frame } } }",
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  const [seen, faulty] = VIDEO.vehicles;
  expect(data?.nextTrafficVideo).toEqual({
    ...VIDEO,
    id: "4",
    vehicles: [
      { ...seen, id: "1", direction: "INCOMING" },
      { ...faulty, id: "2" },
    ],
  });
});

it("answers null where none is left, and says who may not", async () => {
  platform.on("GET stetje/video/next", (_request, reply) => reply.code(204).send());
  const none = await ask(gateway, "{ nextTrafficVideo { id } }", { headers: SIGNED_IN });
  expect(none).toMatchObject({ data: { nextTrafficVideo: null }, errors: undefined });

  platform.on("GET stetje/video/next", (_request, reply) => reply.code(403).send({}));
  const refused = await ask(gateway, "{ nextTrafficVideo { id } }", { headers: { "x-session-id": "other" } });
  expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

it("says nothing of a camera's error that nobody told", async () => {
  platform.on("POST stetje/video", () => VIDEO);
  const { errors } = await ask(
    gateway,
    `mutation { saveTrafficVideoLabels(input: { id: "4", checked: false,
      vehicles: [{ id: "2", faultyReading: null, plate: "LJ 1", datetime: ${NOW} }] }) { video { id } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(platform.requests[0]?.body).not.toHaveProperty("vehicles.0.faultyReading");
  expect(platform.requests[0]?.body).toHaveProperty("vehicles.0.plate", "LJ 1");
});

it("stores labels; what is not known is cleared, vehicles that are not sent stay", async () => {
  platform.on("POST stetje/video", () => ({ ...VIDEO, checked: true }));
  const { data } = await ask(
    gateway,
    `mutation { saveTrafficVideoLabels(input: { id: "4", checked: true,
      vehicles: [{ id: "2", direction: OUTGOING, vehicleType: "bus", datetime: ${NOW}, frame: 0 }] }) { video { checked } } }`,
    { headers: SIGNED_IN },
  );
  expect(data?.saveTrafficVideoLabels).toEqual({ video: { checked: true } });
  expect(platform.requests[0]?.body).toEqual({
    id: 4,
    checked: true,
    vehicles: [
      {
        id: 2,
        faultyReading: false,
        direction: "outgoing",
        vehicleType: "bus",
        plate: null,
        datetime: NOW,
        frame: 0,
      },
    ],
  });
});

it("takes a video in", async () => {
  platform.on("POST stetje/video/add", (_request, reply) =>
    reply.code(201).send({ id: 5, url: "/videos/5.mp4", frameRate: 25, vehicles: 1, createDate: NOW }),
  );
  const { data } = await ask(
    gateway,
    'mutation { addTrafficVideo(input: { url: "/videos/5.mp4", frameRate: 25, vehicles: [{ plate: "MB 1" }] }) { video { id vehicleCount createDate } } }',
    { headers: SIGNED_IN },
  );
  expect(data?.addTrafficVideo).toEqual({ video: { id: "5", vehicleCount: 1, createDate: NOW } });
  expect(platform.requests[0]?.body).toEqual({
    url: "/videos/5.mp4",
    frameRate: 25,
    vehicles: [
      {
        faultyReading: false,
        direction: null,
        vehicleType: null,
        plate: "MB 1",
        datetime: null,
        frame: null,
      },
    ],
  });
});

it("takes along what people call a video, and when it was recorded", async () => {
  const said = { title: "Šolska", recordedDate: NOW - 60 };
  platform.on("POST stetje/video/add", (_request, reply) =>
    reply.code(201).send({ id: 5, url: "/v", frameRate: 25, ...said, labelled: 2, fileSize: 2_000_000 }),
  );
  const { data } = await ask(
    gateway,
    `mutation { addTrafficVideo(input: { url: "/v", frameRate: 25, vehicles: [], title: "Šolska", recordedDate: ${NOW - 60} }) {
      video { title recordedDate labelledCount fileSize } } }`,
    { headers: SIGNED_IN },
  );
  expect(data?.addTrafficVideo).toEqual({ video: { ...said, labelledCount: 2, fileSize: 2_000_000 } });
  expect(platform.requests[0]?.body).toEqual({ url: "/v", frameRate: 25, ...said, vehicles: [] });
});

it("refuses a title that no platform takes, and says which label the platform refused", async () => {
  const long = await ask(
    gateway,
    `mutation { addTrafficVideo(input: { url: "/v", frameRate: 25, vehicles: [], title: "${"x".repeat(201)}" }) { video { id } } }`,
    { headers: SIGNED_IN },
  );
  expect(JSON.stringify(long.errors?.[0]?.extensions)).toContain("title");
  expect(platform.calls).toEqual([]);

  const label = (vehicle: string) =>
    ask(
      gateway,
      `mutation { saveTrafficVideoLabels(input: { id: "4", checked: false, vehicles: [${vehicle}] }) { video { id } } }`,
      { headers: SIGNED_IN },
    );
  const frame = await label('{ id: "1", frame: -1 }');
  expect(JSON.stringify(frame.errors?.[0]?.extensions)).toContain("vehicles.0.frame");
  expect(platform.calls).toEqual([]);

  const details = { fields: [{ path: "vehicles.1.id", message: "stands twice" }] };
  platform.on("POST stetje/video", (_request, reply) =>
    reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "No.", details } }),
  );
  const twice = await label('{ id: "1" }, { id: "1" }');
  expect(twice.errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED", ...details });
});

it("gives a video back", async () => {
  platform.on("POST stetje/video/return", (_request, reply) => reply.code(204).send());
  const giveBack = 'mutation { returnTrafficVideo(input: { id: "4" }) { returned } }';
  const { data } = await ask(gateway, giveBack, { headers: SIGNED_IN });
  expect(data?.returnTrafficVideo).toEqual({ returned: true });
  expect(platform.requests[0]?.body).toEqual({ id: 4 });

  const message = "The video is not in your work.";
  platform.on("POST stetje/video/return", (_request, reply) =>
    reply.code(409).send({ error: { code: "CONFLICT", message: "x", fault: "VIDEO_NOT_YOURS" } }),
  );
  const refused = await ask(gateway, giveBack, { headers: SIGNED_IN });
  expect(refused.errors?.[0]).toMatchObject({ message, extensions: { code: "CONFLICT" } });
});

it("counts videos", async () => {
  platform.on("GET stetje/video/counts", () => ({ waiting: 3, inWork: 1, done: 20 }));
  const { data } = await ask(gateway, "{ trafficVideoCounts { waiting inWork done } }", {
    headers: SIGNED_IN,
  });
  expect(data?.trafficVideoCounts).toEqual({ waiting: 3, inWork: 1, done: 20 });
  expect(platform.calls).toEqual(["GET stetje/video/counts"]);
});

it("deletes videos one by one, and tells of each", async () => {
  platform.on("DELETE stetje/video", (request, reply) =>
    (request.query as { id: string }).id === "5"
      ? reply.code(404).send({ error: { code: "NOT_FOUND", message: "There is no such video." } })
      : reply.code(204).send(),
  );
  const { data, errors } = await ask(
    gateway,
    'mutation { deleteTrafficVideos(input: { ids: ["4", "5"] }) { results { id status error { code } } } }',
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.deleteTrafficVideos).toMatchObject({
    results: [
      { id: "4", error: null },
      { id: "5", error: { code: "NOT_FOUND" } },
    ],
  });
  expect(platform.requests.map(({ query }) => query)).toEqual(
    expect.arrayContaining([{ id: "4" }, { id: "5" }]),
  );
});

it.each([10, 100])("pages through %i videos with their labellers in as many calls", async (size) => {
  platform.on("GET user/session", () => ({ user: { id: 1, email: "admin@b.si", admin: true } }));
  platform.on("GET user/list", () => [{ id: 2, email: "l@b.si" }]);
  platform.on("GET stetje/video/list", (_request, reply) =>
    reply
      .header("x-next-cursor", "c2")
      .header("x-total-count", 250)
      .send(
        Array.from({ length: size }, (_, i) => ({
          id: i + 1,
          url: "/v",
          frameRate: 15,
          labellerId: i % 2 ? 2 : null,
          vehicles: 3,
          faultyReadings: 1,
        })),
      ),
  );
  const { data, errors } = await ask(
    gateway,
    `{ trafficVideos(first: ${size}) { totalCount pageInfo { hasNextPage endCursor }
      nodes { id vehicleCount faultyReadingCount labeller { email } } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.trafficVideos).toMatchObject({
    totalCount: 250,
    pageInfo: { hasNextPage: true, endCursor: "c2" },
    nodes: expect.arrayContaining([
      { id: "1", vehicleCount: 3, faultyReadingCount: 1, labeller: null },
      { id: "2", vehicleCount: 3, faultyReadingCount: 1, labeller: { email: "l@b.si" } },
    ]),
  });
  expect(platform.requests[0]?.query).toEqual({ limit: String(size), count: "true" });
  expect(platform.calls).toEqual(["GET stetje/video/list", "GET user/session", "GET user/list"]);
});

describe("on a platform that keeps just the labels that it is sent", () => {
  const SEEN = [
    { faultyReading: false, direction: "incoming", vehicleType: "car", plate: "LJ AB-123", datetime: NOW },
    { vehicleType: "bus" },
  ];
  let plain: PlatformDouble;
  let portal: FastifyInstance;

  beforeEach(async () => {
    plain = await startPlatformDouble(0, NOTHING);
    portal = await buildGateway(plain.url);
  });
  afterEach(async () => {
    await portal.close();
    await plain.close();
  });
  const save = (vehicles: string) =>
    ask(
      portal,
      `mutation { saveTrafficVideoLabels(input: { id: "4", checked: false, vehicles: [${vehicles}] }) { video { id } } }`,
      { headers: SIGNED_IN },
    );

  it("numbers vehicles by their places, and tells of none what is not told", async () => {
    plain.on("GET stetje/video/next", () => ({ data: { id: 4, vehicles: JSON.stringify(SEEN) } }));
    const { data, errors } = await ask(
      portal,
      "{ nextTrafficVideo { id checked url frameRate vehicles { id faultyReading direction vehicleType plate } } }",
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.nextTrafficVideo).toEqual({
      id: "4",
      checked: null,
      url: null,
      frameRate: null,
      vehicles: [
        { id: "1", faultyReading: false, direction: "INCOMING", vehicleType: "car", plate: "LJ AB-123" },
        { id: "2", faultyReading: null, direction: null, vehicleType: "bus", plate: null },
      ],
    });
  });

  it.each([404, 200])("has none left where it answers %i and nothing", async (status) => {
    plain.on("GET stetje/video/next", (_request, reply) => reply.code(status).send({}));
    const { data, errors } = await ask(portal, "{ nextTrafficVideo { id } }", { headers: SIGNED_IN });
    expect([data, errors]).toEqual([{ nextTrafficVideo: null }, undefined]);
  });

  it("sends all vehicles, with what has changed of them", async () => {
    plain.on("GET stetje/video/next", () => ({ id: 4, vehicles: SEEN }));
    plain.on("POST stetje/video", (_request, reply) => reply.send());
    const { data } = await save(
      '{ id: "2", direction: OUTGOING, vehicleType: "van" }, { id: "3", faultyReading: true }',
    );
    expect(data?.saveTrafficVideoLabels).toEqual({ video: null });
    const unknown = { faultyReading: false, direction: null, vehicleType: null, plate: null, datetime: null };
    expect(plain.requests.at(-1)?.body).toEqual({
      id: 4,
      checked: false,
      vehicles: [
        SEEN[0],
        { ...unknown, direction: "outgoing", vehicleType: "van" },
        { ...unknown, faultyReading: true },
      ],
    });
  });

  it("sends nothing of a video that is not in work any more", async () => {
    plain.on("GET stetje/video/next", () => ({ id: 5, vehicles: [] }));
    const { errors } = await save('{ id: "1", vehicleType: "car" }');
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
    expect(plain.calls).toEqual(["GET stetje/video/next"]);
  });
});
