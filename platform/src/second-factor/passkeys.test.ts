import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { addPasskey, halfSignIn, passwordOf, second } from "../../test/secondFactors.js";
import { SoftAuthenticator } from "../../test/softAuthenticator.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { MINUTE } from "../time/clock.js";

const ANA = "ana@example.si";
const PORTAL = { PORTAL_URL: "https://portal.si" };

let platform: TestPlatform;
let admin: Headers;
let ana: { id: number; headers: Headers };

async function start(settings: Record<string, string> = PORTAL) {
  platform = await TestPlatform.start(undefined, settings);
  admin = await platform.signIn(ADMIN);
  ana = await addUser(platform, admin, ANA);
}
beforeEach(() => start());
afterEach(() => platform.stop());

const refused = { status: 409, body: { error: { fault: "PASSKEY_REFUSED" } } };
const ended = { status: 409, body: { error: { fault: "STEP_ENDED" } } };

interface Begun {
  token: string;
  passkeyOptions: { challenge: string };
}
const begin = () => platform.ok<Begun>("POST", "/user/passkey/begin");
const finish = (token: string, passkey: object) =>
  platform.call("POST", "/user/passkey/finish", {}, { token, passkey });
const beginAdding = () =>
  platform.ok<Begun>("POST", "/user/factor/begin", ana.headers, {
    kind: "passkey",
    password: passwordOf(ANA),
  });
const add = (token: string, passkey: object) =>
  platform.call("POST", "/user/factor/finish", ana.headers, { token, name: "Ključ", passkey });

describe("a passkey", () => {
  it("signs its person in by itself, as often as asked anew", async () => {
    const { authenticator, recoveryCodes } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    expect(recoveryCodes).toHaveLength(10);
    for (const _ of [1, 2]) {
      const { token, passkeyOptions } = await begin();
      expect(passkeyOptions).toMatchObject({ rpId: "portal.si", userVerification: "required" });
      expect(passkeyOptions).not.toHaveProperty("allowCredentials");
      const { status, body } = await finish(token, authenticator.get(passkeyOptions));
      expect(status).toBe(200);
      const { sessionId } = body as { sessionId: string };
      expect(await platform.ok("GET", "/user/profile", { "x-session-id": sessionId })).toMatchObject({
        email: ANA,
      });
    }
  });

  it("is the second step of a sign-in by a password", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const { token, totp, passkeyOptions } = await halfSignIn(platform, ANA);
    expect(totp).toBe(false);
    expect(passkeyOptions).toMatchObject({
      allowCredentials: [expect.objectContaining({ id: authenticator.id.toString("base64url") })],
    });
    const passkey = authenticator.get(passkeyOptions ?? {});
    expect(await second(platform, { token, passkey })).toMatchObject({ status: 200 });
    expect(await second(platform, { token, passkey })).toMatchObject(ended);
  });

  it("that only says somebody is there is a second step, and no sign-in by itself", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const { get } = authenticator;
    const absent = Object.assign(Object.create(authenticator), { saysWho: false });
    const { token, passkeyOptions } = await begin();
    expect(await finish(token, get.call(absent, passkeyOptions))).toMatchObject(refused);
    const half = await halfSignIn(platform, ANA);
    const passkey = get.call(absent, half.passkeyOptions ?? {});
    expect(await second(platform, { token: half.token, passkey })).toMatchObject({ status: 200 });
  });

  it("of somebody who may not be in, or not by a password, opens nothing", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    await platform.ok("PATCH", "/user", admin, { id: ana.id, confirmed: false });
    const { token, passkeyOptions } = await begin();
    expect(await finish(token, authenticator.get(passkeyOptions))).toMatchObject(refused);
  });
});

describe("attacks", () => {
  it("a challenge is answered once, and so is a failed one", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const { token, passkeyOptions } = await begin();
    const passkey = authenticator.get(passkeyOptions);
    expect(await finish(token, passkey)).toMatchObject({ status: 200 });
    expect(await finish(token, passkey)).toMatchObject(ended);
    expect(await finish(token, authenticator.get(passkeyOptions))).toMatchObject(ended);
    const other = await begin();
    // The answer to another challenge.
    expect(await finish(other.token, passkey)).toMatchObject(refused);
    expect(await finish(other.token, authenticator.get(other.passkeyOptions))).toMatchObject(ended);
  });

  it("of two who bring one answer at once, one is in", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const { token, passkeyOptions } = await begin();
    const passkey = authenticator.get(passkeyOptions);
    const answers = await Promise.all([finish(token, passkey), finish(token, passkey)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("a challenge ends after five minutes, and is for its purpose alone", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const half = await halfSignIn(platform, ANA);
    const alone = await begin();
    const ofHalf = authenticator.get(half.passkeyOptions ?? {});
    expect(await finish(half.token, ofHalf)).toMatchObject(ended);
    expect(
      await second(platform, { token: alone.token, passkey: authenticator.get(alone.passkeyOptions) }),
    ).toMatchObject(ended);
    expect(await add(half.token, ofHalf)).toMatchObject(ended);
    platform.clock.now += 5 * MINUTE;
    expect(await finish(alone.token, authenticator.get(alone.passkeyOptions))).toMatchObject(ended);
  });

  it("another page's answer does not hold, nor another passkey's, nor a copy's", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const tryOne = async (make: (options: object) => object) => {
      const { token, passkeyOptions } = await begin();
      return finish(token, make(passkeyOptions));
    };
    expect(
      await tryOne((options) => authenticator.get(options, { origin: "https://portal.evil.si" })),
    ).toMatchObject(refused);
    expect(await tryOne((options) => new SoftAuthenticator().get(options))).toMatchObject(refused);
    const other = new SoftAuthenticator();
    const id = authenticator.id.toString("base64url");
    expect(await tryOne((options) => ({ ...other.get(options), id, rawId: id }))).toMatchObject(refused);
    expect(await tryOne((options) => authenticator.get(options))).toMatchObject({ status: 200 });
    authenticator.counter = 0;
    expect(await tryOne((options) => authenticator.get(options))).toMatchObject(refused);
  });

  it("nobody's passkey is another's second step", async () => {
    await addPasskey(platform, ana.headers, passwordOf(ANA));
    const bor = await addUser(platform, admin, "bor@example.si");
    const { authenticator } = await addPasskey(platform, bor.headers, passwordOf("bor@example.si"));
    const { token, passkeyOptions } = await halfSignIn(platform, ANA);
    const passkey = authenticator.get(passkeyOptions ?? {});
    expect(await second(platform, { token, passkey })).toMatchObject(refused);
  });

  it("wrong answers count as failed sign-ins", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const { token } = await halfSignIn(platform, ANA);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push(
        (await second(platform, { token, passkey: authenticator.get({ challenge: "x" }) })).status,
      );
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  });
});

describe("adding a passkey", () => {
  it("takes each challenge once, of the portal's page, and no passkey twice", async () => {
    const authenticator = new SoftAuthenticator();
    const first = await beginAdding();
    const elsewhere = authenticator.create(first.passkeyOptions, { origin: "https://portal.evil.si" });
    expect(await add(first.token, elsewhere)).toMatchObject(refused);
    expect(await add(first.token, authenticator.create(first.passkeyOptions))).toMatchObject(ended);
    const next = await beginAdding();
    expect(await add(next.token, authenticator.create(next.passkeyOptions))).toMatchObject({ status: 201 });
    const again = await beginAdding();
    expect(again.passkeyOptions).toMatchObject({ excludeCredentials: [expect.any(Object)] });
    expect(await add(again.token, authenticator.create(again.passkeyOptions))).toMatchObject(refused);
  });

  it("needs one that says who its person is", async () => {
    const { token, passkeyOptions } = await beginAdding();
    const absent = new SoftAuthenticator("https://portal.si", false);
    expect(await add(token, absent.create(passkeyOptions))).toMatchObject(refused);
  });

  it("stops at ten factors", async () => {
    for (let count = 0; count < 10; count += 1) await addPasskey(platform, ana.headers, passwordOf(ANA));
    const { token, passkeyOptions } = await beginAdding();
    expect(await add(token, new SoftAuthenticator().create(passkeyOptions))).toMatchObject({
      status: 409,
      body: { error: { fault: "SECOND_FACTORS_FULL", params: { max: 10 } } },
    });
  });
});

it.each<Record<string, string>>([{}, { PORTAL_URL: "http://127.0.0.1:4000" }])(
  "takes no passkeys where the portal's address is no name: %p",
  async (settings) => {
    await platform.stop();
    await start(settings);
    const { headers } = await platform.call("GET", "/user/profile", ana.headers);
    expect(headers["x-platform-features"]).toContain("second-factor");
    expect(headers["x-platform-features"]).not.toContain("passkeys");
    const none = { status: 409, body: { error: { fault: "NO_PASSKEYS" } } };
    expect(await platform.call("POST", "/user/passkey/begin")).toMatchObject(none);
    const body = { kind: "passkey", password: passwordOf(ANA) };
    expect(await platform.call("POST", "/user/factor/begin", ana.headers, body)).toMatchObject(none);
  },
);
