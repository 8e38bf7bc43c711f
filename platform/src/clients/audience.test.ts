import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { EventStream } from "../../test/eventStream.js";
import type { PrincipalName } from "../../test/principals.js";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { START, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let tenants: Tenants;
let port: number;
const streams: EventStream[] = [];

beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform, []);
  await platform.app.listen({ port: 0, host: "127.0.0.1" });
  const address = platform.app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await platform.stop();
});

async function open(name: PrincipalName, query = ""): Promise<EventStream> {
  const stream = await EventStream.open(port, tenants.headersOf[name], query);
  streams.push(stream);
  return stream;
}

/** As `hello` names it, on the stream of a session alone as well. */
async function audienceOf(name: PrincipalName): Promise<string> {
  const [[[id, type, told] = []] = [], quiet] = (
    await Promise.all([open(name), open(name, "?only=session")])
  ).map(({ events }) => events);
  expect([id, type]).toEqual(["", "hello"]);
  expect(quiet).toEqual([["", "hello", told]]);
  const { audience } = told as { audience: string };
  expect(audience).toMatch(/^[\w-]{22}$/);
  return audience;
}

const OF_THE_GROUP = ["user", "viewer", "manager", "admin acting as the group", "full key"] as const;
const BY_THEMSELVES = [
  "admin",
  "user of another group",
  "user without group",
  "view key",
  "view key of the client",
] as const;

it("is one for all who see the same, and another for everybody else", async () => {
  const [audience, ...same] = await Promise.all(OF_THE_GROUP.map(audienceOf));
  expect(new Set(same)).toEqual(new Set([audience]));
  const others = await Promise.all(BY_THEMSELVES.map(audienceOf));
  expect(new Set([audience, ...others]).size).toBe(1 + BY_THEMSELVES.length);
});

describe("a request that names one", () => {
  const ask = (name: PrincipalName, audience: string, path: string) =>
    platform.call("GET", path, { ...tenants.headersOf[name], "x-audience": audience });

  it("is answered for those who belong to it, and refused for others, whatever it asks", async () => {
    const ofGroup = await audienceOf("user");
    const ofAll = await audienceOf("admin");
    const path = `/client?clientId=${tenants.own.client.id}`;
    expect(await ask("user", ofGroup, path)).toMatchObject({ status: 200 });
    expect(await ask("admin", ofAll, path)).toMatchObject({ status: 200 });
    for (const [name, audience] of [
      ["user", ofAll],
      ["admin", ofGroup],
      ["user of another group", ofGroup],
      ["user", "nobody"],
      ["user", ""],
    ] as const)
      expect(await ask(name, audience, path)).toMatchObject({ status: 403 });
    expect(await ask("user", ofAll, "/user/profile")).toMatchObject({ status: 403 });
    expect(await ask("guest", ofGroup, path)).toMatchObject({ status: 401 });
    expect(await ask("device", ofGroup, "/device/config")).toMatchObject({ status: 403 });
  });

  it("opens no stream of events for others either", async () => {
    const headers = { ...tenants.headersOf.user, "x-audience": await audienceOf("admin") };
    const stream = await EventStream.open(port, headers);
    await stream.until(({ isOver }) => isOver);
    expect(stream.events).toEqual([]);
  });
});

it("is left with the group: then the old one is refused", async () => {
  const { admin } = tenants.headersOf;
  const { userId, groupId } = tenants.foreign;
  const before = await audienceOf("user of another group");
  const stream = await open("user of another group", "?only=session");
  await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
  await stream.until(({ isOver }) => isOver);
  const headers = { ...tenants.headersOf["user of another group"], "x-audience": before };
  expect(await platform.call("GET", "/client/list", headers)).toMatchObject({ status: 403 });
  expect(await audienceOf("user of another group")).toBe(await audienceOf("user without group"));
  await platform.ok("POST", "/group/assignUser", admin, { userId, groupId });
  expect(await platform.call("GET", "/client/list", headers)).toMatchObject({ status: 200 });
});

it("hears no events where only the session is asked for", async () => {
  const [quiet, other] = [await open("user", "?only=session"), await open("user")];
  await platform.ok("POST", "/device/status", tenants.own.client.device, { timestamp: START, battery: 12 });
  await other.until(({ events }) => events.length === 2);
  await platform.ok("POST", "/user/logout", tenants.headersOf.user, {});
  await Promise.all([quiet, other].map((stream) => stream.until(({ isOver }) => isOver)));
  expect(quiet.events).toHaveLength(1);
});
