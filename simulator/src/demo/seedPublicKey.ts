import type { AdminApi } from "../platform-api/adminApi.js";
import { skofjaLoka } from "./accounts.js";

const NAME = "Javna stran";

/** The key of a municipality's public page, created if missing; undefined if the group is missing. */
export async function seedPublicKey(admin: AdminApi): Promise<string | undefined> {
  const group = (await admin.groups()).find(({ name }) => name === skofjaLoka.name);
  if (!group) return undefined;
  const keys = await admin.apiKeys(group.id);
  const present = keys.find(({ name, viewOnly }) => name === NAME && viewOnly);
  const { key } = present ?? (await admin.createViewKey(group.id, NAME));
  return key ?? undefined;
}
