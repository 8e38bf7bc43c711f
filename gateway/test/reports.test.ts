import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url, { PUBLIC_URL: "https://portal.obcina.si" });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const at = (iso: string) => Date.parse(iso) / 1000;
const report = (args: string) => `{ report(${args}) { from to language pageUrl pdfUrl } }`;

it("tells where the report of some devices is, in the first one's zone", async () => {
  platform.on("GET client", () => [clientJson(8), clientJson(7, { timeZone: "UTC" })]);
  const { data, errors } = await ask(
    gateway,
    report('clientIds: ["7", "8"], interval: { preset: LAST_MONTH }, language: EN'),
    { headers: SIGNED_IN },
  );
  const [from, to] = [at("2026-10-01T00:00:00Z"), at("2026-11-01T00:00:00Z")];
  expect(errors).toBeUndefined();
  expect(data?.report).toEqual({
    from,
    to,
    language: "EN",
    pageUrl: `https://portal.obcina.si/report/7,8?fromTimestamp=${from}&toTimestamp=${to}&lang=en`,
    pdfUrl: `https://portal.obcina.si/pdf/report?clientId=7,8&startTimestamp=${from}&endTimestamp=${to}&lang=en`,
  });
  expect(platform.calls).toEqual(["GET client"]);
});

it("links to a report with another limit and another gap of free flow", async () => {
  platform.on("GET client", () => clientJson(7));
  const asked = (more: string) =>
    ask(gateway, report(`clientIds: ["7"], interval: { preset: WEEK }, ${more}`), { headers: SIGNED_IN });
  const { data, errors } = await asked("asIfLimit: 30, gap: 4");
  expect(errors).toBeUndefined();
  for (const url of ["pageUrl", "pdfUrl"] as const)
    expect((data?.report as Record<string, string> | undefined)?.[url]).toMatch(
      /&lang=sl&asIfLimit=30&gap=4$/,
    );
  for (const gap of [2, 11]) {
    const refused = await asked(`gap: ${gap}`);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ path: "gap" }],
    });
  }
});

it("answers null where one of them is not the caller's", async () => {
  platform.on("GET client/list", () => [clientJson(7)]);
  platform.on("GET place/list", () => []);
  const { data, errors } = await ask(gateway, report('clientIds: ["7", "9"], interval: { preset: WEEK }'), {
    headers: SIGNED_IN,
  });
  expect([data, errors]).toEqual([{ report: null }, undefined]);
});

it.each([
  ["none", "[]"],
  ["one twice", '["7", "7"]'],
  ["too many", JSON.stringify(Array.from({ length: 51 }, (_, i) => String(i)))],
])("refuses a report of %s", async (_case, ids) => {
  const { errors } = await ask(gateway, report(`clientIds: ${ids}, interval: { preset: WEEK }`), {
    headers: SIGNED_IN,
  });
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(platform.calls).toEqual([]);
});

it("hands a run's report on as it is kept, with the caller's key", async () => {
  platform.on("GET report-schedule/file", (_request, reply) =>
    reply
      .header("content-disposition", 'inline; filename="porocilo.pdf"')
      .header("x-secret", "of the platform")
      .type("application/pdf")
      .send("%PDF-1.7"),
  );
  const url = "/pdf/run?runId=0b9c-1";
  const { statusCode, headers, body } = await gateway.inject({
    url,
    headers: { authorization: "ApiKey full" },
  });
  expect([statusCode, body, headers["content-type"]]).toEqual([200, "%PDF-1.7", "application/pdf"]);
  expect(headers["content-disposition"]).toContain("porocilo.pdf");
  expect([headers["x-secret"], headers["cache-control"]]).toEqual([undefined, "no-store"]);
  expect(platform.requests[0]?.query).toEqual({ runId: "0b9c-1" });
  expect(platform.requests[0]?.headers.authorization).toBe("ApiKey full");
  const head = await gateway.inject({ method: "HEAD", url, headers: SIGNED_IN });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
});

it("hands on no run's report to a guest, nor what is none", async () => {
  const guest = await gateway.inject("/pdf/run?runId=1");
  const nothing = await gateway.inject({ url: "/pdf/run", headers: SIGNED_IN });
  expect([guest.statusCode, nothing.statusCode, nothing.json().error.fields[0].path]).toEqual([
    401,
    400,
    "runId",
  ]);
  expect(platform.calls).toEqual([]);
  platform.on("GET report-schedule/file", (_request, reply) => reply.type("text/html").send("<script>"));
  const page = await gateway.inject({ url: "/pdf/run?runId=1", headers: SIGNED_IN });
  expect([page.statusCode, page.json().error.code]).toEqual([502, "UPSTREAM_INVALID_RESPONSE"]);
  platform.on("GET report-schedule/file", (_request, reply) => reply.code(404).send({}));
  expect((await gateway.inject({ url: "/pdf/run?runId=1", headers: SIGNED_IN })).statusCode).toBe(404);
});
