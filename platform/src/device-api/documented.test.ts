import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { ADMIN, TestPlatform } from "../../test/testPlatform.js";

const PAGE = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
const [, section = ""] = PAGE.split("## What devices send\n");
const [batch, answer] = [...section.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = ""]) =>
  JSON.parse(text),
);

let platform: TestPlatform;
let client: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  client = await addClient(platform, await platform.signIn(ADMIN));
});
afterAll(() => platform.stop());

it("answers the batch of docs/api.md as is said there", async () => {
  expect(await platform.ok("POST", "/device/measurements", client.device, batch)).toEqual(answer);
  expect(await platform.ok("POST", "/device/measurements", client.device, batch)).toMatchObject({
    duplicate: 2,
  });
  const other = { ...batch, intervals: batch.intervals.slice(0, 1) };
  expect((await platform.call("POST", "/device/measurements", client.device, other)).status).toBe(409);
});
