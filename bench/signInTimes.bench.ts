/**
 * Whether the time of a refused sign-in tells who has an account: a wrong password by turns for accounts with a
 * password, without one (invited, or signing in by a provider), not confirmed, and for e-mails without an account,
 * over HTTP. Prints the medians and how far apart they are; asserts nothing about time.
 */
import { TestPlatform } from "../platform/test/testPlatform.js";
import { median } from "./support/timing.js";

const ASKED = 200;
const PASSWORD = "a password of the bench";
const KINDS = ["known", "unconfirmed", "invited", "unknown"] as const;

const platform = await TestPlatform.start();
const admin = await platform.signIn({ email: "admin@example.si", password: "an admin's password" });
const emailOf = (kind: string, index: number) => `${kind}${index}@example.si`;
for (let index = 0; index < ASKED; index += 1) {
  for (const kind of ["known", "unconfirmed"])
    await platform.ok("POST", "/user/register", {}, { email: emailOf(kind, index), password: PASSWORD });
  await platform.ok("POST", "/user/invite", admin, { email: emailOf("invited", index), mail: false });
}
const users = await platform.ok<{ id: number; email: string }[]>("GET", "/user/list", admin);
for (const { id, email } of users)
  if (email.startsWith("known")) await platform.ok("PATCH", "/user", admin, { id, confirmed: true });
const url = await platform.app.listen({ port: 0, host: "127.0.0.1" });

/** Milliseconds until the answer. Each caller has an address of its own, so that no limit is met. */
async function signIn(email: string, caller: number): Promise<number> {
  const begun = performance.now();
  const { status } = await fetch(`${url}/user/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.${caller >> 8}.${caller & 255}`,
    },
    body: JSON.stringify({ email, password: "a wrong password" }),
  });
  if (status !== 401) throw new Error(`Answered with ${status}.`);
  return performance.now() - begun;
}

const times = new Map<string, number[]>(KINDS.map((kind) => [kind, []]));
for (let index = 0; index < ASKED; index += 1)
  for (let turn = 0; turn < KINDS.length; turn += 1) {
    const kind = KINDS[(index + turn) % KINDS.length] ?? "unknown";
    times.get(kind)?.push(await signIn(emailOf(kind, index), KINDS.length * index + turn));
  }
const medians = KINDS.map((kind) => median(times.get(kind) ?? []));
for (const [index, kind] of KINDS.entries()) console.log(`${kind} ${medians[index]?.toFixed(2)} ms`);
console.log(`at most ${(Math.max(...medians) - Math.min(...medians)).toFixed(2)} ms apart`);
await platform.stop();
