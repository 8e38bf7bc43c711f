import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { OidcProvider } from "../../test/oidcProvider.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, TestPlatform } from "../../test/testPlatform.js";

const ANA = "ana@bled.si";
const PASSWORD = "geslo občanke Ane";

let provider: OidcProvider;
let platform: TestPlatform;
let mailbox: Mailbox;
/** The provider's process has the real clock. */
const clock = {
  get now() {
    return Math.floor(Date.now() / 1000);
  },
};

beforeAll(async () => {
  provider = await OidcProvider.start("https://portal.si");
});
afterAll(() => provider.stop());

beforeEach(async () => {
  mailbox = await startMailbox();
  const env = { ...mailing(mailbox), SIGN_IN_PROVIDERS: JSON.stringify([provider.setting()]) };
  platform = await TestPlatform.start(undefined, env, undefined, clock);
  const admin = await platform.signIn(ADMIN);
  await platform.ok("POST", "/user/register", {}, { email: ANA, password: PASSWORD });
  const users = await platform.ok<{ id: number; email: string }[]>("GET", "/user/list", admin);
  await platform.ok("PATCH", "/user", admin, {
    id: users.find(({ email }) => email === ANA)?.id,
    confirmed: true,
  });
  await provider.set({ people: { ana: { email: ANA, email_verified: true } } });
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

/** Signs in by the provider. @returns what the browser keeps from then on */
async function byProvider(device: string | null): Promise<string> {
  const { url, secret } = await platform.ok<{ url: string; secret: string }>(
    "POST",
    "/user/provider/begin",
    {},
    { provider: "bled" },
  );
  const answer = await provider.visit(url, "ana");
  const body = { provider: "bled", secret, answer, device };
  const { device: kept = "" } = await platform.ok<{ device?: string }>(
    "POST",
    "/user/provider/finish",
    {},
    body,
  );
  return kept;
}

const byPassword = (device: string | null) =>
  platform.ok<{ device?: string }>("POST", "/user/login", {}, { email: ANA, password: PASSWORD, device });
const told = async () => (await mailsNow(platform, mailbox)).map(({ to, subject }) => [to, subject]);
const TOLD = [[ANA, "Prijava iz neznane naprave · Obcestje"]];

it("a sign-in by a provider tells of an unknown browser, once, and not of the first one", async () => {
  const first = await byProvider(null);
  expect(first).toMatch(/^kd_/);
  expect(await byProvider(first)).toBe(first);
  expect(await told()).toEqual([]);
  const second = await byProvider(null);
  expect(await told()).toEqual(TOLD);
  expect(await byProvider(second)).toBe(second);
  expect(await told()).toEqual([]);
});

it("a browser is known whichever way the person signs in", async () => {
  const device = await byProvider(null);
  expect((await byPassword(device)).device).toBe(device);
  expect(await told()).toEqual([]);
  const { device: other = "" } = await byPassword(null);
  expect(await told()).toEqual(TOLD);
  expect(await byProvider(other)).toBe(other);
  expect(await told()).toEqual([]);
});

it("a sign-in by a provider that fails is told to nobody", async () => {
  await byProvider(null);
  const body = { provider: "bled", secret: "pa_none", answer: "code=x&state=y", device: null };
  expect((await platform.call("POST", "/user/provider/finish", {}, body)).status).toBe(409);
  expect(await told()).toEqual([]);
});
