import DataLoader from "dataloader";
import { ApiError } from "../errors.js";
import { type ClientRecord, getClient, getClients, listClients } from "../platform-api/clients.js";
import { type GroupRecord, listGroups } from "../platform-api/groups.js";
import type { CallContext, PlatformClient } from "../platform-api/http.js";
import type { MeasurementRecord } from "../platform-api/measurementRecord.js";
import { getMeasurement, type Period } from "../platform-api/measurements.js";

export interface MeasurementKey {
  clientId: string;
  period: Period;
}

/** Batched look-ups of one operation; results are matched by id, never by position. */
export interface Loaders {
  client: DataLoader<string, ClientRecord | null>;
  clientsOfGroup: DataLoader<string, ClientRecord[]>;
  group: DataLoader<string, GroupRecord | null>;
  measurement: DataLoader<MeasurementKey, MeasurementRecord, string>;
}

/** @param remember whether a result is kept for the operation's life */
export function createLoaders(platform: PlatformClient, call: CallContext, remember: boolean): Loaders {
  const options = { cache: remember };
  return {
    client: new DataLoader(async (ids) => byId(ids, await clientsByIds(platform, call, ids)), options),
    clientsOfGroup: new DataLoader(async (groupIds) => {
      const clients = await listClients(platform, call);
      return groupIds.map((groupId) => clients.filter((client) => client.groupIds.includes(groupId)));
    }, options),
    group: new DataLoader(async (ids) => byId(ids, await listGroups(platform, call)), options),
    measurement: new DataLoader(
      (keys) =>
        Promise.all(
          keys.map(({ clientId, period }) =>
            getMeasurement(platform, call, clientId, period).catch((error: Error) => error),
          ),
        ),
      { ...options, cacheKeyFn: ({ clientId, period }) => JSON.stringify([clientId, period]) },
    ),
  };
}

function byId<T extends { id: string }>(ids: readonly string[], records: readonly T[]): (T | null)[] {
  const found = new Map(records.map((record) => [record.id, record]));
  return ids.map((id) => found.get(id) ?? null);
}

/** One call for any number of ids; the platform refuses a list with one unknown id whole, then the caller's own list decides. */
async function clientsByIds(
  platform: PlatformClient,
  call: CallContext,
  ids: readonly string[],
): Promise<ClientRecord[]> {
  const [first] = ids;
  try {
    if (ids.length === 1 && first !== undefined) return [await getClient(platform, call, first)];
    return await getClients(platform, call, ids);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
    return ids.length === 1 ? [] : listClients(platform, call);
  }
}
