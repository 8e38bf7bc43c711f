import { expect, it } from "@jest/globals";
import { trustedProxies } from "./trustedProxies.js";

it.each([
  ["loopback", "127.0.0.1", true],
  ["loopback", "::1", true],
  ["loopback", "10.0.0.1", false],
  ["10.0.0.0/8, 192.0.2.7", "10.9.8.7", true],
  ["10.0.0.0/8, 192.0.2.7", "192.0.2.7", true],
  ["10.0.0.0/8, 192.0.2.7", "192.0.2.8", false],
  ["", "127.0.0.1", false],
])("of %j %s is trusted: %s", (list, address, trusted) => {
  expect(trustedProxies(list)(address, 0)).toBe(trusted);
});

it.each(["true", "yes", "10.0.0.0/99", "proxy.example"])("refuses %s, and says what to write", (list) => {
  expect(() => trustedProxies(list)).toThrow(`${list} is no address of a proxy; name addresses`);
});
