import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

const PROVIDER = {
  name: "bled",
  label: "Občina Bled",
  issuer: "https://login.example.si",
  clientId: "portal",
  clientSecret: "secret",
};
const ANA = { email: "ana@example.si", password: "password of ana@example.si" };

let everybody: TestPlatform;
let platform: TestPlatform;
let mailbox: Mailbox;
/** Signed in before. */
let ana: Headers;

/** The same installation, before passwords are turned off and after. */
beforeEach(async () => {
  mailbox = await startMailbox();
  const settings = { ...mailing(mailbox), SIGN_IN_PROVIDERS: JSON.stringify([PROVIDER]) };
  everybody = await TestPlatform.start(undefined, settings);
  ({ headers: ana } = await addUser(everybody, await everybody.signIn(ADMIN), ANA.email));
  await everybody.app.close();
  const off = { ...settings, LOCAL_PASSWORDS: "administrators" };
  platform = await TestPlatform.start(everybody.database, off);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

const login = (body: object) => platform.call("POST", "/user/login", {}, body);

it("lets administrators in, and answers others as for a wrong password", async () => {
  expect((await login(ADMIN)).status).toBe(200);
  const right = await login(ANA);
  const wrong = await login({ ...ANA, password: "wrong" });
  expect([right.status, right.body]).toEqual([401, wrong.body]);
});

it("tells people that they have none any more", async () => {
  const profile = (headers: Headers) => platform.ok("GET", "/user/profile", headers);
  expect(await profile(ana)).toMatchObject({ hasPassword: false });
  expect(await profile(await platform.signIn(ADMIN))).toMatchObject({ hasPassword: true });
});

it("mails a new password to administrators alone, with the same answer", async () => {
  for (const { email } of [ANA, ADMIN])
    expect((await platform.call("POST", "/user/password/forgot", {}, { email })).status).toBe(204);
  expect((await mailsNow(platform, mailbox)).map(({ to }) => to)).toEqual([ADMIN.email]);
});

it("makes no links to a password for others, and takes none", async () => {
  const admin = await platform.signIn(ADMIN);
  const off = { status: 409, body: { error: { fault: "PASSWORDS_OFF" } } };
  const [, { id } = { id: 0 }] = await platform.ok<{ id: number }[]>("GET", "/user/list", admin);
  expect(await platform.call("POST", "/user/link", admin, { id })).toMatchObject(off);
  await platform.ok("POST", "/user/invite", admin, { email: "bor@example.si", mail: true });
  const [{ token } = { token: "" }] = await mailsNow(platform, mailbox);
  const body = { token, password: "a fine new password" };
  expect(await platform.call("POST", "/user/password/reset", {}, body)).toMatchObject(off);
});

it("tells the sign-in page", async () => {
  const answer = await platform.call("GET", "/user/provider/list");
  expect(answer.body).toEqual({
    providers: [{ name: "bled", label: "Občina Bled" }],
    passwords: "administrators",
  });
  expect(answer.headers["x-platform-features"]).toContain("sign-in-providers");
});
