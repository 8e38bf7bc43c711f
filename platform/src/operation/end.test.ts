import http from "node:http";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { listen } from "../../test/listen.js";
import { ADMIN, START, TestPlatform } from "../../test/testPlatform.js";
import { until } from "../../test/until.js";

let platform: TestPlatform;
let client: TestClient;
let port: number;

beforeEach(async () => {
  platform = await TestPlatform.start();
  client = await addClient(platform, await platform.signIn(ADMIN));
  port = await listen(platform);
});
afterEach(() => platform.stop());

const batch = JSON.stringify({
  batchId: "b",
  from: START - 60,
  to: START,
  readings: [{ timestamp: START - 5, speed: 40 }],
});

const isRefused = () =>
  new Promise<boolean>((resolve) => {
    const request = http.get({ host: "127.0.0.1", port, path: "/healthz", agent: false });
    request.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode === 503);
    });
    request.on("error", () => resolve(true));
  });

it("takes the batch whose body is on its way, takes nothing new, and closes a kept connection after it", async () => {
  const agent = new http.Agent({ keepAlive: true });
  const request = http.request({
    agent,
    host: "127.0.0.1",
    port,
    path: "/device/measurements",
    method: "POST",
    headers: {
      ...client.device,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(batch),
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on("error", reject);
  });
  const begun = new Promise((resolve) => platform.app.server.once("request", resolve));
  request.write(batch.slice(0, 20));
  await begun;
  const closed = platform.app.close();
  await until(isRefused);
  request.end(batch.slice(20));
  expect(await answered).toBe(200);
  await closed;
  agent.destroy();
});
