import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { mailing } from "../../test/accountMail.js";
import { addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

it.each([
  ["/user/password", (guess: string) => ({ currentPassword: guess, newPassword: "modra žaba 7" })],
  ["/user/email", (guess: string) => ({ email: "new@example.si", password: guess })],
])("guesses at an open screen, sent at once, are as few as at the sign-in: %s", async (path, bodyOf) => {
  const { headers } = await addUser(platform, await platform.signIn(ADMIN), "ana@example.si");
  const guesses = Array.from({ length: 12 }, (_, index) =>
    platform.call("POST", path, headers, bodyOf(`no ${index}`)),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});
