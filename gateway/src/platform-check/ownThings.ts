import { ApiError } from "../errors.js";
import { ACTION, pageOfActions, queueActions } from "../platform-api/actions.js";
import { createApiKey, listApiKeys } from "../platform-api/apiKeys.js";
import { bodyId } from "../platform-api/bodyId.js";
import { getClient } from "../platform-api/clients.js";
import { assignClients, createClient } from "../platform-api/clientWrites.js";
import { assignConfig, getConfig } from "../platform-api/configs.js";
import { isObject, type Json, parsed } from "../platform-api/decode.js";
import { listGroups } from "../platform-api/groupList.js";
import { createGroup } from "../platform-api/groupWrites.js";
import type { Platform } from "../platform-api/platform.js";
import { createValveBundle, updateValveBundle } from "../platform-api/valveBundles.js";
import { listValveLocations, setValveMode } from "../platform-api/valves.js";
import { wholeList, wholeRows } from "../platform-api/wholeAnswer.js";

/** The group and the device that the check creates for itself, and their contents. */
export interface OwnThings {
  /** The platform, asked by whoever signed in. */
  platform: Platform;
  /** Name of the group and the device. Nobody else uses it. */
  name: string;
  group?: string;
  client?: string;
  action?: string;
  bundle?: string;
  /** The platform, asked by one who writes schedules: the administrator, or who acts as the group. */
  gardener?: Platform;
}

/** One write of the specification, made only to the check's own things. */
export interface OwnWrite {
  /** As in the specification, without the slash before the path. */
  call: string;
  needs?: "group" | "client" | "action" | "bundle";
  /**
   * Writes, and reads the result.
   * @returns a remark; undefined: it was done, without a remark
   * @throws ApiError saying what is wrong
   */
  run: (own: OwnThings) => Promise<string | undefined>;
}

const DOCUMENT = { cfgID: "KB0", BasicConfig: { vMin: 5, vMax: 190 } };
const AFTER_MIDNIGHT = { startTime: 0, endTime: 60, weekDays: [] };

/** Ordered so that each write finds the things it needs. */
export const OWN_WRITES: readonly OwnWrite[] = [
  {
    call: "POST group",
    run: async (own) => {
      await createGroup(own.platform, { name: own.name }, {});
      const group = (await listGroups(own.platform)).find(({ name }) => name === own.name);
      own.group = required(group?.id, "the list has no such group");
      return undefined;
    },
  },
  {
    call: "PATCH group",
    needs: "group",
    run: async ({ platform, name, group = "" }) => {
      const write = (metaData: Json) =>
        platform.patch("group", { id: bodyId(group), name, metaData: JSON.stringify(metaData) }, {});
      await write({ first: 1 });
      await write({ second: 2, groupType: "valve" });
      const rows = wholeRows(await platform.get("group/list"), "group/list").filter(isObject);
      return keptOf(rows.find(({ id }) => String(id) === group)?.metaData);
    },
  },
  {
    call: "POST client",
    run: async (own) => {
      const { id } = await createClient(
        own.platform,
        { visionType: "NO_VISION", settings: { locationName: own.name } },
        {},
      );
      own.client = required(id, "the list has no device with the guid that was answered");
      return undefined;
    },
  },
  {
    call: "POST client/metaData",
    needs: "client",
    run: async ({ platform, client = "" }) => {
      const write = (metaData: Json) => {
        const body = { clientId: bodyId(client), metaData: JSON.stringify(metaData) };
        return platform.post("client/metaData", body, {});
      };
      await write({ first: 1 });
      await write({ second: 2 });
      return keptOf((await getClient(platform, client)).metaData);
    },
  },
  {
    call: "POST client/assignTo",
    needs: "client",
    run: async ({ platform, group, client = "" }) => {
      const groupId = required(group, "there is no group of the check's own");
      await assignClients(platform, { groupId, clientIds: [client] }, {});
      const { groupIds } = await getClient(platform, client);
      return groupIds?.includes(groupId) ? undefined : wrong("the device is not in the group");
    },
  },
  {
    call: "POST config/assign",
    needs: "client",
    run: async ({ platform, client = "" }) => {
      await assignConfig(platform, [client], DOCUMENT, {});
      const { document } = await getConfig(platform, client);
      const isThere = isObject(document?.BasicConfig) && document.BasicConfig.vMax === 190;
      return isThere ? undefined : wrong("the configuration that is there now is another");
    },
  },
  {
    call: "POST action",
    needs: "client",
    run: async (own) => {
      const { platform, client = "" } = own;
      await queueActions(platform, [client], { type: "ping", param1: null, param2: null }, {});
      own.action = required((await ownActions(own)).at(0), "the list has no action of the device");
      return undefined;
    },
  },
  {
    call: "DELETE action",
    needs: "action",
    run: async (own) => {
      await own.platform.delete("action", { id: own.action }, {});
      return (await ownActions(own)).length > 0 ? wrong("the action is still there") : undefined;
    },
  },
  {
    call: "POST apikey",
    needs: "client",
    run: async ({ platform, client: clientId = "" }) => {
      const target = { clientId, groupId: null };
      const { key } = await createApiKey(
        platform,
        { ...target, viewOnly: true, name: null, origins: null },
        {},
      );
      const isListed = (await listApiKeys(platform, target)).some((one) => one.key === key);
      return isListed
        ? "no call of the specification takes a key back"
        : wrong("the list does not have the key");
    },
  },
  {
    call: "POST zalivalnik/bundle",
    needs: "group",
    run: async (own) => {
      const { group: locationId = "", name } = own;
      const bundle = { locationId, name, schedule: [] };
      // A platform may take the location from the body, or from the caller.
      await createValveBundle(gardenerOf(own), bundle, {}).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        own.gardener = actingAsGroup(own);
        return createValveBundle(own.gardener, bundle, {});
      });
      own.bundle = required((await ownBundle(own))?.id, "the location has no such bundle");
      return undefined;
    },
  },
  {
    call: "PATCH zalivalnik/bundle",
    needs: "bundle",
    run: async (own) => {
      await updateValveBundle(gardenerOf(own), { id: own.bundle ?? "", schedule: [AFTER_MIDNIGHT] }, {});
      const schedule = (await ownBundle(own))?.schedule;
      return schedule?.length === 1 ? undefined : wrong("the schedule that is there now is another");
    },
  },
  {
    call: "DELETE zalivalnik/bundle",
    needs: "bundle",
    run: async (own) => {
      await gardenerOf(own).delete("zalivalnik/bundle", { id: own.bundle }, {});
      return (await ownBundle(own)) ? wrong("the bundle is still there") : undefined;
    },
  },
  {
    call: "PATCH zalivalnik/client",
    needs: "client",
    run: async ({ platform, client = "" }) => {
      await setValveMode(platform, [client], { mode: "MANUAL_OFF" }, {});
      return undefined;
    },
  },
  {
    call: "DELETE client/assignTo",
    needs: "client",
    run: async ({ platform, group: groupId, client: clientId = "" }) => {
      await platform.delete("client/assignTo", { groupId, clientId }, {});
      const { groupIds } = await getClient(platform, clientId);
      return groupIds?.includes(groupId ?? "") ? wrong("the device is still in the group") : undefined;
    },
  },
  {
    call: "DELETE client",
    needs: "client",
    run: async ({ platform, client: clientId = "" }) => {
      await platform.delete("client", { clientId }, {});
      return undefined;
    },
  },
  {
    call: "DELETE group",
    needs: "group",
    run: async ({ platform, group: id = "" }) => {
      await platform.delete("group", { id }, {});
      return undefined;
    },
  },
];

/** Checks whether metadata keep the first keys when written again with different ones. */
function keptOf(metaData: unknown): string {
  const told = parsed(metaData);
  if (!isObject(told)) return "what it keeps is not told";
  const { first, second } = told;
  if (second !== 2) return wrong("what was written is not there");
  return first === 1 ? "keeps the keys that a change does not name" : "keeps only what a change names";
}

/** True if nothing was done. A write without an answer is not sent again. */
const isRefusal = (error: unknown) => error instanceof ApiError && !error.code.startsWith("UPSTREAM_");

const gardenerOf = ({ platform, gardener }: OwnThings): Platform => gardener ?? platform;

const actingAsGroup = ({ platform, group }: OwnThings): Platform =>
  platform.as({
    ...platform.call,
    caller: { ...platform.call.caller, ...(group ? { groupId: group } : {}) },
  });

async function ownActions({ platform, client }: OwnThings): Promise<string[]> {
  const { body } = await pageOfActions(platform, { clientId: client, sort: "-createDate" }, {});
  return wholeList(body, ACTION).flatMap(({ id, clientId }) => (clientId === client ? id : []));
}

async function ownBundle(own: OwnThings) {
  const locations = await listValveLocations(gardenerOf(own));
  return locations.flatMap(({ bundles }) => bundles).find(({ name }) => name === own.name);
}

function required(id: string | null | undefined, why: string): string {
  return id ?? wrong(why);
}

function wrong(why: string): never {
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", why);
}
