import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { type Mailbox, readAttachment, readMail, startMailbox } from "../../test/receivers.js";
import { bringReport, claimRuns, pdfOf, type TestRun } from "../../test/reports.js";
import { ENGINE } from "../../test/testDatabase.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { openDatabases } from "../db/database.js";
import { MailTransport } from "../mail/transport.js";
import { MINUTE } from "../time/clock.js";
import { sendReports } from "./sending.js";

const RECIPIENTS = ["obcina@example.si", "župan@example.si"];

let platform: TestPlatform;
let mailbox: Mailbox;
let user: Headers;
let scheduleId: number;

/** @param settings of the mail server */
async function start(settings: { size?: number } = {}): Promise<void> {
  mailbox = await startMailbox(settings);
  platform = await TestPlatform.start(undefined, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Obcestje <portal@obcestje.si>",
    PORTAL_URL: "https://portal.si",
  });
  const admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Koper");
  ({ headers: user } = await addUser(platform, admin, "ana@example.si", groupId));
  const clientIds = [await addClient(platform, admin, groupId), await addClient(platform, admin, groupId)];
  ({ id: scheduleId } = await platform.ok<{ id: number }>("POST", "/report-schedule", user, {
    name: "Glavna <cesta> & šola",
    clientIds: clientIds.map(({ id }) => id),
    interval: "lastMonth",
    cron: "0 6 1 * *",
    recipients: RECIPIENTS,
  }));
}
beforeEach(() => start());
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

const FILE = pdfOf(700_000);

/** Makes a report, whose mails are then due. @returns the run's id */
async function make(change: object = {}): Promise<number> {
  await platform.ok("PATCH", "/report-schedule", user, { id: scheduleId, ...change });
  await platform.ok("POST", "/report-schedule/run", user, { id: scheduleId });
  const [run] = await claimRuns(platform);
  if (!run) throw new Error("There is none.");
  expect((await bringReport(platform, run, FILE)).status).toBe(204);
  return run.runId;
}
const send = () => platform.app.jobs.run("report mail");
const deliveries = async () => {
  const [run] = await platform.ok<TestRun[]>("GET", `/report-schedule/runs?scheduleId=${scheduleId}`, user);
  return run?.deliveries ?? [];
};
const states = async () => (await deliveries()).map(({ state }) => state);
const waitAMinute = () => {
  platform.clock.now += MINUTE;
};

it("brings the report to each recipient once, with what it is about", async () => {
  await make();
  expect(await states()).toEqual(["waiting", "waiting"]);
  await send();
  waitAMinute();
  await send();
  expect(mailbox.received.flatMap(({ to }) => to).toSorted()).toEqual(RECIPIENTS);
  expect(await deliveries()).toEqual(
    RECIPIENTS.map((recipient) => ({
      recipient,
      state: "sent",
      attempts: 1,
      sentDate: START,
      reason: null,
    })),
  );
  const { headers, body } = readMail(mailbox.received[0]?.raw ?? "");
  expect(headers.get("from")).toEqual(["Obcestje <portal@obcestje.si>"]);
  expect(headers.get("subject")).toEqual(["Poročilo: Glavna <cesta> & šola · Obcestje"]);
  expect(headers.get("auto-submitted")).toEqual(["auto-generated"]);
  expect(body).toContain("Obdobje: od 1. oktober 2026 do 31. oktober 2026\r\nZajema 2 lokaciji.");
  expect(body).toContain("https://portal.si/reports");
  expect(body).toContain("Glavna &lt;cesta&gt; &amp; šola");
  expect(body).toContain("porocilo-glavna-cesta-sola-2026-10-01.pdf");
  for (const { raw } of mailbox.received) expect(readAttachment(raw).equals(FILE)).toBe(true);
});

it("writes in the schedule's language", async () => {
  await make({ language: "en", interval: "day", recipients: ["a@b.si"] });
  await send();
  const { headers, body } = readMail(mailbox.received[0]?.raw ?? "");
  expect(headers.get("subject")).toEqual(["Report: Glavna <cesta> & šola · Obcestje"]);
  expect(body).toContain("Period: from 14 November 2026 at 01:00 to 15 November 2026 at 01:00");
  expect(body).toContain("It covers 2 locations.");
});

it("waits for a mail server that is down, and then brings it once", async () => {
  await make();
  const port = Number(new URL(mailbox.url).port);
  await mailbox.close();
  await send();
  expect(await deliveries()).toMatchObject(
    RECIPIENTS.map(() => ({
      state: "waiting",
      attempts: 1,
      reason: "noConnection",
    })),
  );
  mailbox = await startMailbox({ port });
  await send();
  expect(mailbox.received).toEqual([]);
  waitAMinute();
  await send();
  await send();
  expect(mailbox.received.flatMap(({ to }) => to).toSorted()).toEqual(RECIPIENTS);
  expect(await states()).toEqual(["sent", "sent"]);
});

it("is one mail to its receiver however often it is sent, and another to each recipient", async () => {
  await make();
  mailbox.forgets = true;
  await send();
  mailbox.forgets = false;
  waitAMinute();
  await send();
  const idsTo = (recipient: string) =>
    mailbox.received
      .filter(({ to }) => to[0] === recipient)
      .map(({ raw }) => readMail(raw).headers.get("message-id")?.[0]);
  const [one, other] = RECIPIENTS.map(idsTo);
  expect(one).toHaveLength(2);
  expect(one?.[0]).toMatch(/^<[\w-]+@obcestje\.si>$/);
  expect([one?.[1], other?.[1]]).toEqual([one?.[0], other?.[0]]);
  expect(one?.[0]).not.toBe(other?.[0]);
});

it("says what was refused for good, and sends it again when asked", async () => {
  const runId = await make();
  const resend = () => platform.call("POST", "/report-schedule/resend", user, { runId });
  expect((await resend()).status).toBe(409);
  mailbox.refuses = true;
  await send();
  expect(await deliveries()).toMatchObject(
    RECIPIENTS.map(() => ({
      state: "failed",
      attempts: 1,
      reason: "addressRefused",
    })),
  );
  mailbox.refuses = false;
  expect(await resend()).toMatchObject({
    status: 200,
    body: { id: runId, deliveries: [{ state: "waiting", reason: null }, { state: "waiting" }] },
  });
  await send();
  expect(await states()).toEqual(["sent", "sent"]);
  expect((await resend()).status).toBe(409);
});

it("gives up after eight tries", async () => {
  await make({ recipients: ["a@b.si"] });
  await mailbox.close();
  for (let tries = 0; tries < 8; tries += 1) {
    await send();
    platform.clock.now += 6 * 60 * MINUTE;
  }
  user = await platform.signIn({ email: "ana@example.si", password: "password of ana@example.si" });
  expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 8 }]);
  mailbox = await startMailbox();
});

it.each([
  ["it says beforehand what it takes", 800_000],
  ["it says so once it has read the mail", 959_000],
])("says that a report is too large for the mail server where %s", async (_name, size) => {
  await platform.stop();
  await mailbox.close();
  await start({ size });
  await make({ recipients: ["a@b.si"] });
  await send();
  expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 1, reason: "tooLarge" }]);
  expect(mailbox.received).toEqual([]);
});

it("brings a report to nobody where nobody is to get it", async () => {
  await make({ recipients: [] });
  expect(await deliveries()).toEqual([]);
  await send();
  expect(mailbox.received).toEqual([]);
});

const onServer = ENGINE === "postgres" ? it : it.skip;

onServer("brings it once where two platforms send at the same time", async () => {
  await make({ recipients: Array.from({ length: 10 }, (_, index) => `a${index}@b.si`) });
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: "portal@obcestje.si" };
  const databases = await Promise.all([1, 2].map(() => openDatabases(platform.database)));
  const { signal } = new AbortController();
  await Promise.all(
    databases.map((db) =>
      sendReports(db, new MailTransport(settings), "", () => platform.clock.now, { signal }),
    ),
  );
  for (const db of databases) await db.close();
  expect(mailbox.received).toHaveLength(10);
  expect(new Set(mailbox.received.flatMap(({ to }) => to)).size).toBe(10);
  expect(await states()).toEqual(Array.from({ length: 10 }, () => "sent"));
});
