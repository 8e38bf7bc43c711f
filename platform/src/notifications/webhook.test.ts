import { createServer } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { type Hook, startHook } from "../../test/receivers.js";
import type { Message } from "./message.js";
import { usualPreferences } from "./preferences.rules.js";
import { signatureOf, WebhookSender } from "./webhook.js";

/** Names may be without TLS and on any port here, but must lead to public addresses. */
const PUBLIC_ONLY = { private: false, development: true };
const OPEN = { private: true, development: false };
const SECRET = "wh_a-secret";

let hook: Hook;

beforeEach(async () => {
  hook = await startHook();
});
afterEach(() => hook.close());

const message = (url: string): Message => ({
  uid: "0b9c5dd2-0000-4000-8000-000000000000",
  createDate: 1_794_700_800,
  recipient: { name: "Ana", email: "ana@example.si", language: "sl" },
  preferences: { ...usualPreferences(true), webhook: true, webhookUrl: url, webhookSecret: SECRET },
  events: [],
});
const resolvingTo =
  (...answers: string[][]): LookupFunction =>
  (_name, { all }, done) => {
    const addresses = ((answers.length > 1 ? answers.shift() : answers[0]) ?? []).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    if (all) return done(null, addresses);
    done(null, addresses[0]?.address ?? "", addresses[0]?.family);
  };
const named = () => hook.url.replace("127.0.0.1", "hooks.example.si");
const sendTo = (url: string, lookup: LookupFunction) =>
  new WebhookSender(PUBLIC_ONLY, "", () => 5, lookup).send(message(url));

describe("a webhook whose name leads into the own network", () => {
  it.each([["127.0.0.1"], ["10.0.0.1"], ["169.254.169.254"], ["::1"], ["fd00::1"], ["::ffff:127.0.0.1"]])(
    "to %s gets nothing",
    async (address) => {
      expect(await sendTo(named(), resolvingTo([address]))).toEqual({
        sent: false,
        reason: "addressNotPublic",
        status: null,
        final: true,
      });
      expect(hook.received).toEqual([]);
    },
  );

  it("among others gets nothing", async () => {
    expect(await sendTo(named(), resolvingTo(["93.184.216.34", "127.0.0.1"]))).toMatchObject({
      reason: "addressNotPublic",
    });
  });

  it("only at the second look-up gets nothing: the first is what is connected to", async () => {
    let asked = 0;
    const resolve: LookupFunction = (name, options, done) => {
      asked += 1;
      resolvingTo(asked === 1 ? ["127.0.0.1"] : ["93.184.216.34"])(name, options, done);
    };
    expect(await sendTo(named(), resolve)).toMatchObject({ reason: "addressNotPublic" });
    expect([asked, hook.received]).toEqual([1, []]);
  });

  it("by its address, or an odd spelling of it, gets nothing", async () => {
    for (const host of ["127.0.0.1", "2130706433", "0177.0.0.1", "[::1]", "[::ffff:7f00:1]", "localhost"])
      expect(await sendTo(hook.url.replace("127.0.0.1", host), resolvingTo(["93.184.216.34"]))).toMatchObject(
        {
          reason: "addressNotPublic",
        },
      );
    expect(hook.received).toEqual([]);
  });
});

describe("a webhook", () => {
  it("that does not answer in time is tried again", async () => {
    hook.answers = { status: 0 };
    const sender = new WebhookSender(OPEN, "", () => 5, undefined, 50);
    expect(await sender.send(message(hook.url))).toEqual({
      sent: false,
      reason: "noAnswer",
      status: null,
      final: false,
    });
  });

  it("that nobody listens at is tried again", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const sender = new WebhookSender(OPEN, "", () => 5);
    expect(await sender.send(message(`http://127.0.0.1:${port}`))).toMatchObject({
      reason: "noConnection",
      final: false,
    });
  });

  it("is signed over the time and the body", async () => {
    expect(await new WebhookSender(OPEN, "", () => 5).send(message(hook.url))).toEqual({
      sent: true,
      status: 204,
    });
    const [{ headers, body } = { headers: {}, body: "" }] = hook.received;
    expect(headers["x-obcestje-signature"]).toBe(signatureOf(SECRET, 5, body));
    expect(signatureOf(SECRET, 6, body)).not.toBe(headers["x-obcestje-signature"]);
  });
});
