import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway } from "../../gateway/test/gatewayUnderTest.js";
import { mailing, mailsNow } from "../../platform/test/accountMail.js";
import { addUser } from "../../platform/test/devices.js";
import { type Mailbox, startMailbox } from "../../platform/test/receivers.js";
import { ADMIN, TestPlatform } from "../../platform/test/testPlatform.js";

const ANA = "ana@example.si";
const PORTAL = "https://portal.example.si";
const FIREFOX = "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { sessionId } }`;

let platform: TestPlatform;
let gateway: FastifyInstance;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  await addUser(platform, await platform.signIn(ADMIN), ANA);
  const url = await platform.app.listen({ port: 0, host: "127.0.0.1" });
  gateway = await buildGateway(url, { PUBLIC_URL: PORTAL }, () => platform.clock.now);
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await platform.stop();
  await mailbox.close();
});

/** A browser, which keeps its cookies. */
class Browser {
  private readonly cookies = new Map<string, string>();

  get cookieNames(): string[] {
    return [...this.cookies.keys()].sort();
  }

  async ask(query: string, variables: Record<string, unknown> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { origin: PORTAL, "user-agent": FIREFOX, "x-forwarded-for": "203.0.113.7", cookie };
    const answer = await ask(gateway, query, { variables, headers });
    for (const set of answer.cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    expect(answer.errors).toBeUndefined();
    return answer.data;
  }

  signIn = () => this.ask(SIGN_IN, { input: { email: ANA, password: `password of ${ANA}` } });
  signOut = () => this.ask("mutation { signOut { signedOut } }");
}

it("a person is told once of each browser that they sign in by, through the portal", async () => {
  const [own, other] = [new Browser(), new Browser()];
  await own.signIn();
  const [mail, ...others] = await mailsNow(platform, mailbox);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ANA, subject: "Prijava iz neznane naprave · Obcestje" });
  expect(mail?.body).toContain("Firefox na računalniku (Linux)");
  expect(mail?.body).toContain("203.0.113.7");
  expect(own.cookieNames).toEqual(["__Host-knownDevice", "__Host-sessionId"]);
  await own.signOut();
  expect(own.cookieNames).toEqual(["__Host-knownDevice"]);
  await own.signIn();
  expect(await mailsNow(platform, mailbox)).toEqual([]);
  await other.signIn();
  expect(await mailsNow(platform, mailbox)).toHaveLength(1);
});

it("a script that signs in again and again is told of once", async () => {
  const variables = { input: { email: ANA, password: `password of ${ANA}` } };
  const headers = { "user-agent": "python-requests/2.32.3", "x-forwarded-for": "203.0.113.9" };
  for (let count = 0; count < 3; count += 1)
    expect((await ask(gateway, SIGN_IN, { variables, headers })).cookies).toHaveLength(1);
  expect(await mailsNow(platform, mailbox)).toHaveLength(1);
});
