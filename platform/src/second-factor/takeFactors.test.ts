import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { startCommand } from "../../test/command.js";
import { addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { addTotp, halfSignIn } from "../../test/secondFactors.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { openAsItIs } from "../db/database.js";
import { systemClock } from "../time/clock.js";

const ANA = "ana@example.si";

let platform: TestPlatform;
let mailbox: Mailbox;
let mail: Record<string, string>;
let admin: Headers;

beforeEach(async () => {
  mailbox = await startMailbox();
  mail = mailing(mailbox);
  // The command has the system's clock: what it puts into the outbox is due then.
  platform = await TestPlatform.start(undefined, mail, undefined, { now: systemClock() });
  admin = await platform.signIn(ADMIN);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

const take = (options: string[], settings: Record<string, string> = mail) => {
  const { DATABASE_URL, DATA_DIR } = platform.database;
  return startCommand("takeFactors", { DATABASE_URL, DATA_DIR, ...settings }, options).done;
};
const signIn = (person: object) => platform.call("POST", "/user/login", {}, person);
const session = (headers: Headers) => platform.call("GET", "/user/session", headers);
async function mails() {
  platform.clock.now = systemClock() + 1;
  return (await mailsNow(platform, mailbox)).map(({ to, subject }) => [to, subject]);
}
const logged = async (headers: Headers) =>
  (await platform.ok<{ call: string }[]>("GET", "/audit/list", headers)).filter(({ call }) =>
    call.startsWith("OPERATOR"),
  );

it("lets the only administrator in who has lost the second factor, while the platform runs", async () => {
  await addTotp(platform, admin, ADMIN.password);
  await mails();
  const ana = await addUser(platform, admin, ANA);
  await addTotp(platform, ana.headers, `password of ${ANA}`);
  await mails();
  expect(await signIn(ADMIN)).toMatchObject({ body: { secondStep: { totp: true } } });
  const { code, output } = await take([" Admin@Example.si "]);
  expect([code, output]).toEqual([
    0,
    "Took 1 second factor of admin@example.si away, and the recovery codes. All sessions of the account have ended, and its person is told by mail.\n",
  ]);
  expect(await session(admin)).toMatchObject({ status: 401 });
  const headers = await platform.signIn(ADMIN);
  expect(await platform.ok("GET", "/user/factor/list", headers)).toMatchObject({
    factors: [],
    recoveryCodes: 0,
  });
  expect(await mails()).toEqual([[ADMIN.email, "Drugi korak vaše prijave je odstranjen · Obcestje"]]);
  // Nobody else's.
  expect(await session(ana.headers)).toMatchObject({ status: 200 });
  expect((await halfSignIn(platform, ANA)).totp).toBe(true);
}, 30_000);

it("is the operator's doing in the audit log: no person's and no key's", async () => {
  await addTotp(platform, admin, ADMIN.password);
  const { id } = await platform.ok<{ id: number }>("GET", "/user/profile", admin);
  await take([ADMIN.email]);
  const headers = await platform.signIn(ADMIN);
  expect(await logged(headers)).toEqual([
    expect.objectContaining({
      ...{ call: "OPERATOR take-factors", result: "done" },
      ...{ userId: null, who: null, apiKeyId: null, actingGroupId: null },
      target: { ids: { userId: id }, fields: [] },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  ]);
}, 30_000);

it("ends second steps that are under way", async () => {
  await addTotp(platform, admin, ADMIN.password);
  await signIn(ADMIN);
  await take([ADMIN.email]);
  const db = openAsItIs(platform.database);
  const steps = await db.selectFrom("factor_step").selectAll().execute();
  await db.destroy();
  expect(steps).toEqual([]);
}, 30_000);

it("says that nobody is told where no mail is set up", async () => {
  await addTotp(platform, admin, ADMIN.password);
  await mails();
  const { code, output } = await take([ADMIN.email], {});
  expect(code).toBe(0);
  expect(output).toMatch(/No mail is set up for this command, so tell the person yourself\.\n$/);
  expect(await mails()).toEqual([]);
}, 30_000);

it.each([
  ["without an e-mail", [], "Whose? npm run take-factors -- E-MAIL\n"],
  ["of nobody", ["bor@example.si"], "There is no account with the e-mail bor@example.si.\n"],
  ["of who has none", [ADMIN.email], "admin@example.si has no second factor.\n"],
])(
  "fails %s, and changes nothing",
  async (_what, options, output) => {
    expect(await take(options)).toEqual({ code: 1, output });
    expect(await session(admin)).toMatchObject({ status: 200 });
    expect(await logged(admin)).toEqual([]);
    expect(await mails()).toEqual([]);
  },
  30_000,
);
