import { type AddedFilm, addFilm } from "./film.js";
import type { Account, PlatformApi } from "./platformApi.js";

/** Makes somebody a labeller of traffic videos. */
export async function makeLabeller(admin: PlatformApi, { email }: Pick<Account, "email">): Promise<void> {
  const users = await admin.get<{ id: number; email: string }[]>("/user/list");
  const id = users.find((user) => user.email === email)?.id;
  if (id === undefined) throw new Error(`${email} has no account.`);
  await admin.patch("/user", { id, labeller: true });
}

/** A labeller, and a video that waits for them. */
export async function addLabelling(admin: PlatformApi, account: Pick<Account, "email">): Promise<AddedFilm> {
  await makeLabeller(admin, account);
  return addFilm(admin, { seconds: 15, passing: 2 });
}
