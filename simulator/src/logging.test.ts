import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "@jest/globals";
import { pino } from "pino";
import { readEnv } from "./env.js";
import { loggerOptions } from "./logging.js";
import { signIn } from "./platform-api/adminApi.js";
import { platformHttp } from "./platform-api/http.js";

const PASSWORD = "an-admin-password-77";
const KEY = "dk_0123456789abcdefghijABCDEFGHIJ0123456789abc";

it("writes neither passwords nor keys to the log", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/user/login") response.writeHead(401).end(`{"error":{"message":"no ${PASSWORD}"}}`);
    else request.socket.destroy();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let log = "";
  const env = readEnv({ NODE_ENV: "test", PLATFORM_URL: url, ADMIN_PASSWORD: PASSWORD });
  const logger = pino(loggerOptions(env), {
    write: (line) => {
      log += line;
    },
  });
  const refused = await signIn(url, { email: env.ADMIN_EMAIL, password: PASSWORD }).catch(
    (error: unknown) => error,
  );
  logger.fatal(refused, "the platform refuses");
  const lost = await platformHttp(url, { apiKey: KEY })
    .get("device/config")
    .catch((error: unknown) => error);
  logger.warn(lost, `with ${KEY}`);
  logger.warn({ headers: { authorization: `ApiKey ${KEY}` }, password: "another" }, "a call");
  server.close();
  const lines = log.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 60, part: "simulator", err: { type: "PlatformRefusal" } },
    { level: 40, part: "simulator", err: { type: "PlatformUnavailable" } },
    { level: 40, headers: { authorization: "…" } },
  ]);
  for (const secret of [PASSWORD, KEY, "another"]) expect(log).not.toContain(secret);
});
