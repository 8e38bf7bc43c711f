import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { squarePicture } from "../../platform/test/crests.js";
import { type Mailbox, readAttachment, readMail, startMailbox } from "../../platform/test/receivers.js";
import { until } from "../../platform/test/until.js";
import { ADMIN, postHours, USER } from "../support/fleet.js";
import { readPdf } from "../support/pdf.js";
import { PlatformApi } from "../support/platformApi.js";
import { SERVICE_KEY, type Stack, startStack } from "../support/stack.js";

/** 2026-11-04 12:00 in Ljubljana. */
const NOW = 1_793_790_000;
const RUNNING = { SERVICE_KEY, SCHEDULE_POLL_MS: "100" };

interface Run {
  id: number;
  state: string;
  reason: string | null;
  fileName: string | null;
  fileSize: number | null;
  deliveries: { recipient: string; state: string }[];
}

let stack: Stack;
let mailbox: Mailbox;
let user: PlatformApi;
let sessionId: string;

beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: "Obcestje <porocila@test.si>" };
  stack = await startStack(() => NOW, mail, { ...RUNNING, RENDER_STANDBY: "1" });
  await postHours(stack.fleet.sign, NOW - 24 * 3600, 24, 120);
  sessionId = await PlatformApi.sessionOf(stack.platformUrl, USER);
  user = new PlatformApi(stack.platformUrl, { "x-session-id": sessionId });
}, 60_000);
afterAll(async () => {
  await stack.close();
  await mailbox.close();
});

async function createSchedule(name: string, recipients: string[]): Promise<number> {
  const { id } = await user.post<{ id: number }>("/report-schedule", {
    name,
    clientIds: [stack.fleet.sign.id],
    interval: "day",
    cron: "0 6 * * 1",
    timeZone: "Europe/Ljubljana",
    recipients,
  });
  return id;
}

/** For the device's group, whose user the reports are made for. */
async function addCrest(): Promise<void> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(squarePicture)]));
  const { status } = await fetch(`${stack.platformUrl}/group/crest?groupId=${stack.fleet.groupId}`, {
    method: "POST",
    headers: { "x-session-id": await PlatformApi.sessionOf(stack.platformUrl, ADMIN) },
    body: form,
  });
  expect(status).toBe(201);
}

function runsOf(scheduleId: number): Promise<Run[]> {
  return user.get(`/report-schedule/runs?scheduleId=${scheduleId}`);
}

/** Waits until a schedule's newest run has ended, and its mails are sent. */
async function ended(scheduleId: number): Promise<Run> {
  let run: Run | undefined;
  await until(async () => {
    await stack.runJob("report mail");
    [run] = await runsOf(scheduleId);
    const isOut = run?.deliveries.every(({ state }) => state !== "waiting");
    return run !== undefined && ["succeeded", "failed"].includes(run.state) && isOut === true;
  });
  return run as Run;
}

async function metrics(): Promise<string> {
  return (await fetch(`${stack.rendererUrl}/metrics`)).text();
}

async function fileOf(run: Run): Promise<Buffer> {
  const response = await fetch(`${stack.platformUrl}/report-schedule/file?runId=${run.id}`, {
    headers: { "x-session-id": sessionId },
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return Buffer.from(await response.arrayBuffer());
}

describe("a report schedule", () => {
  it("that is run now is printed in a page that waits, kept for download and mailed", async () => {
    await addCrest();
    await until(async () => (await metrics()).includes("renderer_standby_pages 1\n"));
    const id = await createSchedule("Tedensko poročilo", ["zupan@test.si", "svet@test.si"]);
    await user.post("/report-schedule/run", { id });
    const run = await ended(id);
    expect(run).toMatchObject({ state: "succeeded", reason: null });
    expect(run.deliveries.map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(await metrics()).toContain('renderer_renders_total{start="warm",outcome="succeeded"} 1\n');

    const file = await fileOf(run);
    expect(file.length).toBe(run.fileSize);
    const { pages } = await readPdf(file);
    expect(pages.map(({ text }) => text).join("\n")).toContain("Šmartinska cesta čez most");
    expect(pages[0]?.pixelPictures).toMatchObject([{ pixels: [8, 8] }]);
    const received = mailbox.received.filter(({ raw }) => raw.includes(String(run.fileName)));
    expect(received.map(({ to }) => to).sort()).toEqual([["svet@test.si"], ["zupan@test.si"]]);
    for (const { raw } of received) expect(readAttachment(raw).equals(file)).toBe(true);
  }, 60_000);
});

it("two renderers make each report and send each mail once", async () => {
  await stack.startRenderer(RUNNING);
  const before = mailbox.received.length;
  const ids = await Promise.all(
    Array.from({ length: 4 }, (_, index) => createSchedule(`Poročilo ${index}`, ["vsi@test.si"])),
  );
  await Promise.all(ids.map((id) => user.post("/report-schedule/run", { id })));
  for (const id of ids) expect(await ended(id)).toMatchObject({ state: "succeeded" });
  await Promise.all([stack.runJob("report mail"), stack.runJob("report mail")]);
  const sent = mailbox.received.slice(before).map(({ raw }) => readMail(raw).headers.get("message-id")?.[0]);
  expect(sent).toHaveLength(ids.length);
  expect(new Set(sent).size).toBe(ids.length);
  for (const id of ids) expect(await runsOf(id)).toHaveLength(1);
}, 60_000);
