import { asksAsAdministrator } from "./asker.js";
import { decodeGroups, type GroupRecord } from "./groups.js";
import type { Platform } from "./platform.js";
import { getSession } from "./session.js";
import { wholeRows } from "./wholeAnswer.js";

/**
 * GET /group/list: the groups that the caller may see. If a platform has that call only for administrators,
 * others see the group of their session.
 */
export async function listGroups(platform: Platform): Promise<GroupRecord[]> {
  const listsOwn = await platform.offers.has("own-lists");
  if (listsOwn || (await asksAsAdministrator(platform)))
    return decodeGroups(platform, wholeRows(await platform.get("group/list"), "group/list"));
  const { group } = await getSession(platform);
  return group ? [group] : [];
}
