import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { addPasskey, addTotp, codeAt, halfSignIn, passwordOf, second } from "../../test/secondFactors.js";
import type { SoftAuthenticator } from "../../test/softAuthenticator.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { MINUTE } from "../time/clock.js";

const ANA = "ana@example.si";
const SETTINGS = {
  PORTAL_URL: "https://portal.si",
  SIGN_IN_PROVIDERS: JSON.stringify([
    {
      ...{ name: "bled", label: "Občina Bled", issuer: "https://login.example.si" },
      ...{ clientId: "portal", clientSecret: "secret" },
    },
  ]),
};

let platform: TestPlatform;
let admin: Headers;
/** Signed in before passwords were turned off, with an app and another one that is being added. */
let ana: Headers;
let factorId: number;
let recoveryCode: string;
let authenticator: SoftAuthenticator;
/** A second step that the password has begun. */
let half: { token: string };
let begun: { token: string; totp: { secret: string } };

/** The same installation, before passwords are turned off and after. */
beforeEach(async () => {
  const before = await TestPlatform.start(undefined, SETTINGS);
  admin = await before.signIn(ADMIN);
  ({ headers: ana } = await addUser(before, admin, ANA));
  const app = await addTotp(before, ana, passwordOf(ANA));
  [factorId, recoveryCode] = [app.id, app.recoveryCodes?.[0] ?? ""];
  ({ authenticator } = await addPasskey(before, ana, passwordOf(ANA)));
  const body = { kind: "totp", password: passwordOf(ANA) };
  begun = await before.ok("POST", "/user/factor/begin", ana, body);
  half = await halfSignIn(before, ANA);
  await before.app.close();
  platform = await TestPlatform.start(before.database, { ...SETTINGS, LOCAL_PASSWORDS: "administrators" });
});
afterEach(() => platform.stop());

const elsewhere = { status: 409, body: { error: { fault: "SECOND_FACTOR_ELSEWHERE" } } };
const list = (headers: Headers) => platform.ok("GET", "/user/factor/list", headers);

it("tells who signs in by an organisation alone that no factor can be added, and administrators that one can", async () => {
  expect(await list(ana)).toMatchObject({ canAdd: false, factors: [{ id: factorId }, { kind: "passkey" }] });
  expect(await list(admin)).toMatchObject({ canAdd: true });
});

it.each([
  ["an app", "begin", { kind: "totp" }],
  ["an app with the former password", "begin", { kind: "totp", password: passwordOf(ANA) }],
  ["a passkey", "begin", { kind: "passkey" }],
  ["recovery codes", "recovery", {}],
])("refuses %s by words of its own", async (_what, call, body) => {
  expect(await platform.call("POST", `/user/factor/${call}`, ana, body)).toMatchObject(elsewhere);
});

it("does not finish what was begun before", async () => {
  const body = { token: begun.token, name: "Telefon", code: codeAt(begun.totp.secret) };
  expect(await platform.call("POST", "/user/factor/finish", ana, body)).toMatchObject(elsewhere);
  expect(await list(ana)).toMatchObject({ factors: [{ id: factorId }, { kind: "passkey" }] });
});

it("lets nobody in by a second step that was begun before, nor by a passkey alone", async () => {
  const ended = { status: 409, body: { error: { fault: "STEP_ENDED" } } };
  expect(await second(platform, { token: half.token, recoveryCode })).toMatchObject(ended);
  const { token, passkeyOptions } = await platform.ok<{ token: string; passkeyOptions: object }>(
    "POST",
    "/user/passkey/begin",
  );
  const body = { token, passkey: authenticator.get(passkeyOptions) };
  expect(await platform.call("POST", "/user/passkey/finish", {}, body)).toMatchObject({
    status: 409,
    body: { error: { fault: "PASSKEY_REFUSED" } },
  });
});

it("lets who has just signed in remove a factor from before", async () => {
  const remove = () => platform.call("POST", "/user/factor/remove", ana, { id: factorId });
  platform.clock.now += 11 * MINUTE;
  expect(await remove()).toMatchObject({ status: 409, body: { error: { fault: "SIGN_IN_AGAIN" } } });
  platform.clock.now -= 11 * MINUTE;
  expect(await remove()).toMatchObject({ status: 204 });
  expect(await list(ana)).toMatchObject({ factors: [{ kind: "passkey" }] });
});
