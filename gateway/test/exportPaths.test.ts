import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { readExportPaths } from "../src/platform-api/exports.js";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const PATHS = "daily.csv=measurement/export?type=csvDaily, report.xlsx=/files/report";
const PERIOD = "clientId=7&startTimestamp=1790000000&endTimestamp=1790086400";
const FILES = "{ portal { offers exportFiles } }";

let platform: PlatformDouble;
let gateway: FastifyInstance | undefined;

beforeEach(async () => {
  platform = await startPlatformDouble(0, NOTHING);
});
afterEach(async () => {
  await gateway?.close();
  await platform.close();
});

const open = async (paths: string) => {
  gateway = await buildGateway(platform.url, { PLATFORM_EXPORT_PATHS: paths });
  return gateway;
};

it("are asked where the operator says, with what stands there besides", async () => {
  platform.on("GET measurement/export", (_request, reply) =>
    reply.type("text/csv").send("dan;vozila\r\n2026-11-20;7\r\n"),
  );
  const answer = await (await open(PATHS)).inject({ url: `/export/daily.csv?${PERIOD}`, headers: SIGNED_IN });
  expect([answer.statusCode, answer.body]).toEqual([200, "dan;vozila\r\n2026-11-20;7\r\n"]);
  expect(platform.requests.map(({ url }) => url)).toEqual([`/measurement/export?type=csvDaily&${PERIOD}`]);
});

it("are the files that are there; another one is not asked for", async () => {
  const app = await open(PATHS);
  const told = await ask(app, FILES, { headers: SIGNED_IN });
  expect(told.data).toEqual({ portal: { offers: ["EXPORTS"], exportFiles: ["daily.csv", "report.xlsx"] } });
  const answer = await app.inject({ url: `/export/raw.csv?${PERIOD}`, headers: SIGNED_IN });
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    501,
    "NOT_OFFERED",
  ]);
  expect(platform.calls).toEqual([]);
});

it("are none where neither the platform nor the operator tells of any", async () => {
  const told = await ask(await open(""), FILES, { headers: SIGNED_IN });
  expect(told.data).toEqual({ portal: { offers: [], exportFiles: [] } });
});

it.each(["daily.csv", "daily.csv=", "weekly.csv=a/b", "daily.csv=http://other.example/a", "daily.csv=a#b"])(
  "are refused as %s",
  (paths) => {
    expect(() => readExportPaths(paths)).toThrow(`"${paths}" is none: write file=path`);
  },
);
