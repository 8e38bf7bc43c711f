import { describe, expect, it } from "@jest/globals";
import { isPublicAddress, webhookFault } from "./webhookUrl.rules.js";

const CLOSED = { private: false, development: false };

describe("an address", () => {
  it.each(["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is public", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    "127.0.0.1",
    "127.9.9.9",
    "10.0.0.1",
    "172.16.5.4",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "no address",
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("a webhook", () => {
  it.each(["https://example.si/hook?a=1", "https://example.si:8443", "https://8.8.8.8/"])(
    "may be %s",
    (url) => expect(webhookFault(url, CLOSED)).toBeUndefined(),
  );

  it.each([
    ["http://example.si", "NOT_HTTPS"],
    ["ftp://example.si", "NOT_HTTPS"],
    ["javascript:alert(1)", "NOT_HTTPS"],
    ["nothing", "NOT_HTTPS"],
    ["https://user:pass@example.si", "HOLDS_PASSWORD"],
    ["https://example.si:22", "WRONG_PORT"],
    ["https://127.0.0.1", "NOT_PUBLIC"],
    ["https://2130706433", "NOT_PUBLIC"],
    ["https://0x7f.1", "NOT_PUBLIC"],
    ["https://[::1]", "NOT_PUBLIC"],
    ["https://[::ffff:10.0.0.1]", "NOT_PUBLIC"],
    ["https://localhost", "NOT_PUBLIC"],
    ["https://printer", "NOT_PUBLIC"],
    ["https://metadata.localhost.", "NOT_PUBLIC"],
  ])("can't be %s", (url, fault) => expect(webhookFault(url, CLOSED)).toBe(fault));

  it("may lack TLS in development, but leads nowhere else", () => {
    const development = { private: false, development: true };
    expect(webhookFault("http://example.si:3000", development)).toBeUndefined();
    expect(webhookFault("http://127.0.0.1:3000", development)).toBe("NOT_PUBLIC");
  });

  it("may lead into the own network where the operator allows it", () => {
    const open = { private: true, development: false };
    for (const url of ["http://127.0.0.1:3000", "http://printer/hook", "https://10.0.0.1"])
      expect(webhookFault(url, open)).toBeUndefined();
    expect(webhookFault("ftp://printer", open)).toBe("NOT_HTTP");
  });
});
