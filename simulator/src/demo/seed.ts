import type { DeviceState } from "../delivery/stateFile.js";
import type { AdminApi, PlatformClient, PlatformGroup } from "../platform-api/adminApi.js";
import { type DemoGroup, type DemoUser, demoGroups, demoUsers } from "./accounts.js";
import { demoBundles } from "./bundles.js";
import { type DemoDevice, demoTimeZone } from "./device.js";
import { seedSigns } from "./seedSigns.js";
import { demoSummaryGroups } from "./summaryGroups.js";

/** The keys of earlier runs. */
export interface DeviceStates {
  device(serialNumber: string): DeviceState | undefined;
  put(serialNumber: string, state: DeviceState): Promise<void>;
}

/** The platform's ids of the demo's groups, which are created if missing. */
async function groupIds(admin: AdminApi): Promise<Map<DemoGroup, number>> {
  const present: readonly PlatformGroup[] = await admin.groups();
  const ids = new Map<DemoGroup, number>();
  for (const group of demoGroups) {
    const known = present.find(({ name }) => name === group.name);
    const { id } = known ?? (await admin.createGroup({ ...group, timeZone: demoTimeZone }));
    ids.set(group, id);
  }
  return ids;
}

async function seedUsers(
  admin: AdminApi,
  users: readonly DemoUser[],
  groups: Map<DemoGroup, number>,
): Promise<void> {
  const before = new Set((await admin.users()).map(({ email }) => email));
  for (const { email, password, firstName, lastName } of users) {
    if (!before.has(email)) await admin.register({ email, password, firstName, lastName });
  }
  const present = new Map((await admin.users()).map((user) => [user.email, user]));
  for (const { email, group, role } of users) {
    const user = present.get(email);
    const groupId = groups.get(group);
    if (!user || groupId === undefined) throw new Error(`the platform did not register ${email}`);
    if (!user.confirmed) await admin.confirmUser(user.id);
    if (user.groupId !== null) continue;
    await admin.assignUser(groupId, user.id);
    if (role) await admin.setRole(user.id, role);
  }
}

/**
 * A device on the platform, with its remembered key or a new one. Data sent before a state file was lost
 * stays.
 */
async function adopt(admin: AdminApi, client: PlatformClient, states: DeviceStates, serialNumber: string) {
  if (states.device(serialNumber)?.guid === client.guid) return;
  const { apiKey } = await admin.createKey(client.id, "device");
  const delivered = client.lastActiveDate === null ? [] : [{ from: 0, to: client.lastActiveDate }];
  await states.put(serialNumber, { clientId: client.id, guid: client.guid, apiKey, delivered, pending: [] });
}

async function create(admin: AdminApi, device: DemoDevice, states: DeviceStates): Promise<number> {
  const { id, guid, apiKey } = await admin.createClient({
    visionType: device.visionType,
    metaData: device.location,
  });
  await states.put(device.location.serialNumber, { clientId: id, guid, apiKey, delivered: [], pending: [] });
  return id;
}

/**
 * Gives the demo's valves their schedules, as if these had always been set. A bundle that somebody changed or
 * emptied stays so.
 */
async function seedBundles(admin: AdminApi, groups: Map<DemoGroup, number>, since: number): Promise<void> {
  const locations = await admin.locations();
  for (const { group, name, serialNumbers, schedule } of demoBundles) {
    const location = locations.find(({ id }) => id === groups.get(group));
    if (!location || location.bundles.some((bundle) => bundle.name === name)) continue;
    const clients = location.unbundled.filter(({ metaData }) =>
      serialNumbers.includes(metaData.serialNumber ?? ""),
    );
    const ids = clients.map(({ id }) => id);
    await admin.createBundle({ groupId: location.id, name, clients: ids, schedule, since });
  }
}

/** Creates the summary groups of groups that have none yet. */
async function seedSummaryGroups(admin: AdminApi, groups: Map<DemoGroup, number>): Promise<void> {
  const clients = await admin.clients();
  const present = await admin.groups();
  for (const group of new Set(demoSummaryGroups.map((one) => one.group))) {
    const id = groups.get(group);
    const known = present.find((one) => one.id === id)?.metaData.summaryGroups?.groups ?? [];
    if (id === undefined || known.length > 0) continue;
    const idsOf = (serialNumbers: readonly string[]) =>
      serialNumbers.flatMap(
        (wanted) =>
          clients.find(({ metaData, groups: of }) => metaData.serialNumber === wanted && of.includes(id))
            ?.id ?? [],
      );
    const summary = demoSummaryGroups
      .filter((one) => one.group === group)
      .map(({ name, serialNumbers }) => ({ name, clients: idsOf(serialNumbers) }));
    await admin.setSummary(id, summary);
  }
}

/**
 * Creates the demo's missing groups, users, devices, displays, bundles of valves and summary groups. Existing
 * ones stay unchanged.
 * @param since Unix seconds; start of the history
 */
export async function seedDemo(
  admin: AdminApi,
  devices: readonly DemoDevice[],
  states: DeviceStates,
  since: number,
): Promise<void> {
  const groups = await groupIds(admin);
  await seedUsers(admin, demoUsers, groups);
  const present = new Map((await admin.clients()).map((client) => [client.metaData.serialNumber, client]));
  for (const device of devices) {
    const { serialNumber } = device.location;
    const client = present.get(serialNumber);
    if (client) await adopt(admin, client, states, serialNumber);
    const id = client?.id ?? (await create(admin, device, states));
    const groupId = device.group && groups.get(device.group);
    if (groupId !== undefined && !client) await admin.assignClient(groupId, id);
  }
  await seedSigns(admin, devices);
  await seedBundles(admin, groups, since);
  await seedSummaryGroups(admin, groups);
}
