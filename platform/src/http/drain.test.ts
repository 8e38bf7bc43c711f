import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
let url: string;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  url = await platform.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => platform.stop());

it("takes nothing new, answers what has come, and waits for no event stream", async () => {
  const events = await fetch(`${url}/events`, { headers: admin });
  const answer = fetch(`${url}/client/list`, { headers: admin });
  await new Promise<void>((resolve) => platform.app.server.once("request", () => resolve()));
  await platform.app.drain(60_000);
  expect((await answer).status).toBe(200);
  await expect(fetch(`${url}/client/list`, { headers: admin })).rejects.toThrow("fetch failed");
  await events.body?.cancel();
});
