import { asksAsAdministrator } from "./asker.js";
import { decodeGroups, type GroupRecord } from "./groups.js";
import type { CallContext, PlatformClient } from "./http.js";
import { getSession } from "./session.js";
import { wholeRows } from "./wholeAnswer.js";

/**
 * GET /group/list: the groups that the caller may see. If a platform has that call only for administrators,
 * others see the group of their session.
 */
export async function listGroups(platform: PlatformClient, context: CallContext): Promise<GroupRecord[]> {
  const listsOwn = await platform.offers.has("own-lists");
  if (listsOwn || (await asksAsAdministrator(platform, context)))
    return decodeGroups(
      platform,
      context,
      wholeRows(await platform.get(context, "group/list"), "group/list"),
    );
  const { group } = await getSession(platform, context);
  return group ? [group] : [];
}
