import { sendsLinks } from "../account-links/mailing.js";
import { emailKey, findUserByEmail } from "../accounts/store.js";
import { addOperatorRow } from "../audit/store.js";
import { openAsItIs } from "../db/database.js";
import { transact } from "../db/transact.js";
import { readEnv } from "../env.js";
import { takeAway } from "../second-factor/takeAway.js";
import { systemClock } from "../time/clock.js";
import { CommandError, runCommand } from "./command.js";

/**
 * `npm run take-factors -- E-MAIL`: takes an account's second factors away, also while platforms run: for the only
 * administrator, whom no other one can help.
 */
await runCommand(async () => {
  const [, , given] = process.argv;
  if (!given) throw new CommandError("Whose? npm run take-factors -- E-MAIL");
  const env = readEnv();
  const db = openAsItIs(env);
  try {
    return await transact(db, async (tx) => {
      const now = systemClock();
      const user = await findUserByEmail(tx, emailKey(given));
      if (!user) throw new CommandError(`There is no account with the e-mail ${given.trim()}.`);
      const taken = await takeAway(tx, env, user, now);
      if (taken === 0) throw new CommandError(`${user.email} has no second factor.`);
      await addOperatorRow(tx, { command: "take-factors", ids: { userId: user.id } }, now);
      const factors = taken === 1 ? "1 second factor" : `${taken} second factors`;
      const told = sendsLinks(env)
        ? "All sessions of the account have ended, and its person is told by mail."
        : "All sessions of the account have ended. No mail is set up for this command, so tell the person yourself.";
      return `Took ${factors} of ${user.email} away, and the recovery codes. ${told}`;
    });
  } finally {
    await db.destroy();
  }
});
