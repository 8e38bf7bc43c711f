import { closeSessionsOf } from "../auth/sessions.store.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { hashPassword } from "./passwords.js";
import { addUser, emailKey, findUserByEmail } from "./store.js";

/**
 * Creates the first administrator from the environment if there is none. If somebody has signed up with that
 * e-mail, the account is taken over: it gets the given password, and its sessions end.
 */
export async function bootstrapAdmin({ env, db, now }: Omit<Deps, "events">): Promise<void> {
  const { BOOTSTRAP_ADMIN_EMAIL: email, BOOTSTRAP_ADMIN_PASSWORD: password } = env;
  if (email === "" || password === "") return;
  const admin = await db.read
    .selectFrom("user_account")
    .select("id")
    .where("admin", "=", 1)
    .executeTakeFirst();
  if (admin) return;
  const passwordHash = await hashPassword(password);
  await transact(db.write, async (tx) => {
    await addUser(tx, { email, passwordHash, admin: true, confirmed: true }, now());
    await tx
      .updateTable("user_account")
      .set({ admin: 1, confirmed: 1, password_hash: passwordHash })
      .where("email_key", "=", emailKey(email))
      .execute();
    const user = await findUserByEmail(tx, emailKey(email));
    if (user) await closeSessionsOf(tx, user.id);
  });
}
