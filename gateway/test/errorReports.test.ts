import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

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

const REPORT = 'mutation { reportError(input: { message: "Ne dela", page: "/overview" }) { id createDate } }';

it("passes on what is wrong, and with what browser", async () => {
  platform.on("POST error-report", (_request, reply) => reply.code(201).send({ id: 3, createDate: NOW }));
  const { data } = await ask(gateway, REPORT, { headers: { ...SIGNED_IN, "user-agent": "Firefox/150" } });
  expect(data?.reportError).toEqual({ id: "3", createDate: NOW });
  expect(platform.requests[0]?.body).toEqual({ message: "Ne dela", page: "/overview" });
  expect(platform.requests[0]?.headers["user-agent"]).toBe("Firefox/150");
});

it("says when the next one counts", async () => {
  platform.on("POST error-report", (_request, reply) => reply.code(429).header("retry-after", "90").send({}));
  const { errors } = await ask(gateway, REPORT, { headers: SIGNED_IN });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryable: true, retryAfter: 90 });
});

it.each([10, 100])(
  "pages through %i with who said it in as many calls, counted only on demand",
  async (size) => {
    platform.on("GET user/session", () => ({ user: { id: 1, email: "admin@b.si", admin: true } }));
    platform.on("GET user/list", () => [{ id: 1, email: "admin@b.si" }]);
    platform.on("GET error-report/list", () =>
      Array.from({ length: size }, (_, i) => ({
        id: i + 1,
        userId: i === 0 ? null : 1,
        who: "kdo@b.si",
        message: "<b>Ne dela</b>",
        done: i % 2 === 0,
        createDate: NOW,
      })),
    );
    const { data, errors } = await ask(
      gateway,
      `{ errorReports(first: ${size}, after: "c1", done: false) { pageInfo { hasNextPage }
      nodes { id user { email } who message page userAgent done createDate } } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    const report = {
      who: "kdo@b.si",
      message: "<b>Ne dela</b>",
      page: null,
      userAgent: null,
      createDate: NOW,
    };
    expect(data?.errorReports).toMatchObject({
      pageInfo: { hasNextPage: false },
      nodes: expect.arrayContaining([
        { ...report, id: "1", user: null, done: true },
        { ...report, id: "2", user: { email: "admin@b.si" }, done: false },
      ]),
    });
    expect(platform.requests[0]?.query).toEqual({ limit: String(size), cursor: "c1", done: "false" });
    expect(platform.calls).toEqual(["GET error-report/list", "GET user/session", "GET user/list"]);
  },
);

it("marks several as dealt with", async () => {
  platform.on("PATCH error-report", ({ body }, reply) =>
    (body as { id: number }).id === 2 ? reply.code(404).send({}) : {},
  );
  const { data } = await ask(
    gateway,
    'mutation { setErrorReportsDone(input: { ids: ["1", "2"], done: true }) { results { id status error { code } } } }',
    { headers: SIGNED_IN },
  );
  expect(data?.setErrorReportsDone).toEqual({
    results: [
      { id: "1", status: "DONE", error: null },
      { id: "2", status: "FAILED", error: { code: "NOT_FOUND" } },
    ],
  });
  expect(platform.requests.map(({ body }) => body)).toEqual([
    { id: 1, done: true },
    { id: 2, done: true },
  ]);
});
