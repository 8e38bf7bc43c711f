/**
 * Whether the time of an answer tells who has an account: asks for a link to set a password by turns for e-mails
 * with an account and without, over HTTP against a platform whose jobs run, with as many accounts as asked.
 * Prints the medians and their difference; asserts nothing about time.
 */
import { setTimeout as pause } from "node:timers/promises";
import { startMailbox } from "../platform/test/receivers.js";
import { TestPlatform } from "../platform/test/testPlatform.js";
import { median } from "./support/timing.js";

const ASKED = 200;
const PASSWORD = "a password of the bench";

const mailbox = await startMailbox();
const platform = await TestPlatform.start(undefined, {
  SMTP_URL: mailbox.url,
  MAIL_FROM: "portal@example.si",
  PORTAL_URL: "https://portal.si",
});
const admin = await platform.signIn({ email: "admin@example.si", password: "an admin's password" });
for (let index = 0; index < ASKED; index += 1) {
  const email = `known${index}@example.si`;
  await platform.ok("POST", "/user/register", {}, { email, password: PASSWORD });
}
const users = await platform.ok<{ id: number; confirmed: boolean }[]>("GET", "/user/list", admin);
for (const { id, confirmed } of users)
  if (!confirmed) await platform.ok("PATCH", "/user", admin, { id, confirmed: true });
platform.app.jobs.start();
const url = await platform.app.listen({ port: 0, host: "127.0.0.1" });

/** Milliseconds until the answer. Each caller has an address of its own, so that no limit is met. */
async function ask(email: string, caller: number): Promise<number> {
  const begun = performance.now();
  const { status } = await fetch(`${url}/user/password/forgot`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.${caller >> 8}.${caller & 255}`,
    },
    body: JSON.stringify({ email }),
  });
  if (status !== 204) throw new Error(`Answered with ${status}.`);
  return performance.now() - begun;
}

const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
for (let index = 0; index < ASKED; index += 1) {
  const pair = index % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
  for (const who of pair) {
    times[who].push(await ask(`${who}${index}@example.si`, 2 * index + (who === "known" ? 0 : 1)));
    await pause(20);
  }
}
const [known, unknown] = [median(times.known), median(times.unknown)];
console.log(
  `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, apart ${Math.abs(known - unknown).toFixed(2)} ms`,
);
console.log(`${mailbox.received.length} mails sent meanwhile`);
await platform.stop();
await mailbox.close();
