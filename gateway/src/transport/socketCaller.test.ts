import type { IncomingMessage } from "node:http";
import { expect, it } from "@jest/globals";
import { trustedProxies } from "../http/trustedProxies.js";
import { callOfParams, callOfUpgrade } from "./socketCaller.js";

const ENV = { PUBLIC_URL: "https://portal.example", TRUST_PROXY: trustedProxies("") };

const upgrade = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: "192.0.2.1" } }) as unknown as IncomingMessage;

it("reads the caller from the upgrade's headers", () => {
  expect(callOfUpgrade(upgrade({ authorization: "ApiKey k-1" }), ENV)).toEqual({
    caller: { apiKey: "k-1" },
    address: "192.0.2.1",
  });
});

it.each([
  ["", "192.0.2.1"],
  ["192.0.2.1", "10.0.0.1"],
  ["192.0.2.1, 10.0.0.0/8", "203.0.113.9"],
  ["192.0.2.1, 10.0.0.0/8, 203.0.113.9", "198.51.100.66"],
  ["10.0.0.0/8", "192.0.2.1"],
])("where %j are proxies, believes them alone who called: %s", (proxies, address) => {
  const forwarded = upgrade({
    authorization: "ApiKey k-1",
    "x-forwarded-for": "198.51.100.66, 203.0.113.9, 10.0.0.1",
  });
  expect(callOfUpgrade(forwarded, { ...ENV, TRUST_PROXY: trustedProxies(proxies) }).address).toBe(address);
});

it.each([
  [{ sessionId: "s-2" }, { sessionId: "s-2" }],
  [{ apiKey: "k", sessionId: "s-2" }, { apiKey: "k" }],
  [{ groupId: "7" }, { sessionId: "s-1", groupId: "7" }],
  [{ sessionId: 5, apiKey: "" }, { sessionId: "s-1" }],
])("takes %j of a connection_init for %j", (params, caller) => {
  expect(callOfParams({ caller: { sessionId: "s-1" } }, params).caller).toEqual(caller);
});

it("does not act as the headers' group with another credential", () => {
  const call = { caller: { sessionId: "s-1", groupId: "7" } };
  expect(callOfParams(call, { sessionId: "s-2" }).caller).toEqual({ sessionId: "s-2" });
});

it.each([
  ["https://www.obcina.si", "https://www.obcina.si"],
  ["https://portal.example", "https://portal.example"],
  ["http://10.0.0.7:4000", "https://portal.example"],
])("tells the platform from which page a key is used: of %s that it is %s", (origin, told) => {
  const call = callOfUpgrade(upgrade({ authorization: "ApiKey k-1", host: "10.0.0.7:4000", origin }), ENV);
  expect(call.caller).toEqual({ apiKey: "k-1", origin: told });
  expect(callOfParams(call, { apiKey: "k" }).caller).toEqual({ apiKey: "k", origin: told });
});
