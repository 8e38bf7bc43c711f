import type { AdminApi, NewResource, PlatformClient } from "../platform-api/adminApi.js";
import type { DemoDevice } from "./device.js";
import { displaySettings } from "./display.js";
import { signConfig } from "./signConfig.js";
import { penaltySteps, sharedTexts, staticTexts } from "./texts.js";

const penalty: NewResource = {
  bucket: "speed_limit_penalty_program_config",
  data: { steps: penaltySteps },
  metaData: { name: "Naselje, kazenske točke" },
};
const shared: NewResource = {
  bucket: "global_custom_texts",
  data: [...sharedTexts],
  metaData: { name: "Skupna besedila" },
};
const hardware: NewResource = {
  bucket: "hardware_configuration",
  data: { staticTexts },
  metaData: { name: "Vgrajena besedila prikazovalnikov" },
};

/** The id of a resource, created if its bucket is empty; undefined if somebody keeps others there. */
async function resourceId(admin: AdminApi, resource: NewResource): Promise<number | undefined> {
  const present = await admin.resources(resource.bucket);
  if (present.length === 0) return (await admin.createResource(resource)).id;
  return present.find(({ metaData }) => metaData.name === resource.metaData.name)?.id;
}

/**
 * Creates the resources of signs, and sets each sign's display. A sign that has a configuration, or another
 * limit, stays unchanged.
 */
export async function seedSigns(admin: AdminApi, devices: readonly DemoDevice[]): Promise<void> {
  const penaltyId = await resourceId(admin, penalty);
  const texts = await resourceId(admin, shared);
  await resourceId(admin, hardware);
  if (penaltyId === undefined || texts === undefined) return;
  const clients = new Map((await admin.clients()).map((client) => [client.metaData.serialNumber, client]));
  for (const device of devices) {
    const client = clients.get(device.location.serialNumber);
    if (client) await seedSign(admin, device, client, penaltyId);
  }
}

async function seedSign(
  admin: AdminApi,
  { orders }: DemoDevice,
  { id, metaData }: PlatformClient,
  penaltyId: number,
): Promise<void> {
  if (!orders) return;
  const { speedLimit, speedingBlink, display } = orders;
  if (speedLimit !== metaData.speedLimit || speedingBlink !== metaData.speedingBlink) return;
  if (await admin.hasConfiguration(id)) return;
  await admin.setSettings(id, displaySettings(display, penaltyId));
  await admin.assignConfiguration(id, signConfig(orders));
}
