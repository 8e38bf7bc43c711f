import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { addPasskey, addTotp, codeAt, halfSignIn, passwordOf, second } from "../../test/secondFactors.js";
import { SoftAuthenticator } from "../../test/softAuthenticator.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { openAsItIs } from "../db/database.js";
import { useTotp } from "./factors.store.js";

const ANA = "ana@example.si";
const BOR = "bor@example.si";

let platform: TestPlatform;
let admin: Headers;
let ana: { id: number; headers: Headers };

beforeEach(async () => {
  platform = await TestPlatform.start(undefined, { PORTAL_URL: "https://portal.si" });
  admin = await platform.signIn(ADMIN);
  ana = await addUser(platform, admin, ANA);
});
afterEach(() => platform.stop());

const ended = { status: 409, body: { error: { fault: "STEP_ENDED" } } };
const refused = { status: 409, body: { error: { fault: "PASSKEY_REFUSED" } } };
const withApp = () => addTotp(platform, ana.headers, passwordOf(ANA));
const begin = (body: object, headers = ana.headers) =>
  platform.call("POST", "/user/factor/begin", headers, body);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
interface Begun {
  token: string;
  passkeyOptions: { challenge: string };
}

describe("another account's", () => {
  it("codes, of its app and for recovery, do not let in here", async () => {
    await withApp();
    const bor = await addUser(platform, admin, BOR);
    const theirs = await addTotp(platform, bor.headers, passwordOf(BOR));
    platform.clock.now += 60;
    const { token } = await halfSignIn(platform, ANA);
    const code = codeAt(theirs.secret, platform.clock.now);
    expect(await second(platform, { token, code })).toMatchObject({ status: 422 });
    const [recoveryCode] = theirs.recoveryCodes ?? [];
    expect(await second(platform, { token, recoveryCode })).toMatchObject({ status: 422 });
    const own = await halfSignIn(platform, BOR);
    expect(await second(platform, { token: own.token, recoveryCode })).toMatchObject({ status: 200 });
  });
});

describe("a token of a step", () => {
  it("of adding an app is no second step", async () => {
    await withApp();
    const begun = await begin({ kind: "totp", password: passwordOf(ANA) });
    const { token, totp } = begun.body as { token: string; totp: { secret: string } };
    expect(await second(platform, { token, code: codeAt(totp.secret) })).toMatchObject(ended);
  });

  it("adds one app, for one of two who bring it at once", async () => {
    const begun = await begin({ kind: "totp", password: passwordOf(ANA) });
    const { token, totp } = begun.body as { token: string; totp: { secret: string } };
    const body = { token, name: "Telefon", code: codeAt(totp.secret) };
    const finish = () => platform.call("POST", "/user/factor/finish", ana.headers, body);
    expect(statusesOf(await Promise.all([finish(), finish()])).sort()).toEqual([201, 409]);
  });

  it("ends when the person's factors change", async () => {
    const { id } = await withApp();
    const { token } = await halfSignIn(platform, ANA);
    await addPasskey(platform, ana.headers, passwordOf(ANA));
    expect(await second(platform, { token, code: "000000" })).toMatchObject(ended);
    const next = await halfSignIn(platform, ANA);
    await platform.ok("POST", "/user/factor/remove", ana.headers, { id, password: passwordOf(ANA) });
    expect(await second(platform, { token: next.token, code: "000000" })).toMatchObject(ended);
  });

  it("lets nobody in who has been locked out meanwhile", async () => {
    const { recoveryCodes } = await withApp();
    const { token } = await halfSignIn(platform, ANA);
    await platform.ok("PATCH", "/user", admin, { id: ana.id, confirmed: false });
    const [recoveryCode] = recoveryCodes ?? [];
    expect(await second(platform, { token, recoveryCode })).toMatchObject(ended);
  });

  it("is made three hundred times in five minutes for an address, and no more", async () => {
    const statuses = [];
    for (let count = 0; count < 301; count += 1)
      statuses.push((await platform.call("POST", "/user/passkey/begin")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
  }, 30_000);
});

describe("guesses", () => {
  it("of the password at an open screen are as few as at the sign-in, also at once", async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      begin({ kind: "totp", password: `no ${index}` }),
    );
    const statuses = statusesOf(await Promise.all(guesses));
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect(await begin({ kind: "totp", password: passwordOf(ANA) })).toMatchObject({ status: 429 });
  });

  it("by passkeys alone are thirty from an address", async () => {
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      const { token, passkeyOptions } = await platform.ok<Begun>("POST", "/user/passkey/begin");
      const body = { token, passkey: new SoftAuthenticator().get(passkeyOptions) };
      statuses.push((await platform.call("POST", "/user/passkey/finish", {}, body)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(409), 429]);
  });
});

it("new recovery codes need the password", async () => {
  await withApp();
  const renew = (body: object) => platform.call("POST", "/user/factor/recovery", ana.headers, body);
  expect(await renew({})).toMatchObject({ status: 422 });
  expect(await renew({ password: "not mine" })).toMatchObject({ status: 422 });
});

describe("a passkey", () => {
  it("of another host does not hold, even if the page says that it is the portal's", async () => {
    const elsewhere = new SoftAuthenticator("https://portal.evil.si");
    const origin = "https://portal.si";
    const adding = await begin({ kind: "passkey", password: passwordOf(ANA) });
    const { token, passkeyOptions } = adding.body as Begun;
    const body = { token, name: "Ključ", passkey: elsewhere.create(passkeyOptions, { origin }) };
    expect(await platform.call("POST", "/user/factor/finish", ana.headers, body)).toMatchObject(refused);
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const moved = Object.assign(Object.create(authenticator), { origin: "https://portal.evil.si" });
    const alone = await platform.ok<Begun>("POST", "/user/passkey/begin");
    const passkey = authenticator.get.call(moved, alone.passkeyOptions, { origin });
    expect(
      await platform.call("POST", "/user/passkey/finish", {}, { token: alone.token, passkey }),
    ).toMatchObject(refused);
  });

  it("that answers another challenge lets nobody in, whatever its counter", async () => {
    const { authenticator } = await addPasskey(platform, ana.headers, passwordOf(ANA));
    const { token } = await platform.ok<Begun>("POST", "/user/passkey/begin");
    const other = await platform.ok<Begun>("POST", "/user/passkey/begin");
    const body = { token, passkey: authenticator.get(other.passkeyOptions) };
    expect(await platform.call("POST", "/user/passkey/finish", {}, body)).toMatchObject(refused);
    const half = await halfSignIn(platform, ANA);
    const passkey = authenticator.get(other.passkeyOptions);
    expect(await second(platform, { token: half.token, passkey })).toMatchObject(refused);
  });

  it("that answers another challenge is not added", async () => {
    const adding = await begin({ kind: "passkey", password: passwordOf(ANA) });
    const { token } = adding.body as Begun;
    const passkey = new SoftAuthenticator().create({ challenge: "AAAA" });
    const body = { token, name: "Ključ", passkey };
    expect(await platform.call("POST", "/user/factor/finish", ana.headers, body)).toMatchObject(refused);
  });
});

it("a code counts once in the database, whoever asks", async () => {
  const { secret } = await withApp();
  const db = openAsItIs(platform.database);
  const now = platform.clock.now + 60;
  const use = () => useTotp(db, ana.id, codeAt(secret, now), now);
  const used = await Promise.all([use(), use()]).finally(() => db.destroy());
  expect(used.sort()).toEqual([false, true]);
});

it("what is under way by event streams ends when a second factor is demanded", async () => {
  const { port } = new URL(await platform.app.listen({ port: 0, host: "127.0.0.1" }));
  const { id } = await platform.ok<{ id: number }>("POST", "/group", admin, { name: "Bled", type: "SPEED" });
  await platform.ok("PATCH", "/user", admin, { id: ana.id, groupId: id });
  const stream = await EventStream.open(Number(port), ana.headers);
  expect(stream.isOver).toBe(false);
  await platform.ok("PATCH", "/group", admin, { id, metaData: { secondFactor: true } });
  await platform.app.events.recheckListeners();
  await stream.until(({ isOver }) => isOver);
});
