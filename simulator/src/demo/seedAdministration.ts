import type { AdminApi } from "../platform-api/adminApi.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { demoActionTemplates } from "./actionTemplates.js";
import { demoConfigTemplates } from "./configTemplates.js";
import type { DeviceStates } from "./seed.js";
import { seedActions } from "./seedActions.js";
import { seedErrorReports } from "./seedErrorReports.js";
import { seedFirmware } from "./seedFirmware.js";
import { seedPeople } from "./seedPeople.js";
import type { SignIn } from "./signedIn.js";

/** The platform's other callers for seeding, besides the administrator. */
export interface Others {
  signIn: SignIn;
  /** The platform's API for the device with this key. */
  deviceOf: (apiKey: string) => DeviceApi;
}

/**
 * Creates the missing things of the demo's administration: people, templates, firmware, actions, error
 * reports. Devices must have reported their hardware.
 */
export async function seedAdministration(
  admin: AdminApi,
  states: DeviceStates,
  { signIn, deviceOf }: Others,
): Promise<void> {
  await seedPeople(admin);
  await seedTemplates(admin);
  await seedActions(admin, states, deviceOf);
  await seedFirmware(admin);
  await seedErrorReports(admin, signIn);
}

async function seedTemplates(admin: AdminApi): Promise<void> {
  const actions = new Set((await admin.actionTemplates()).map(({ metaData }) => metaData.actionName));
  for (const template of demoActionTemplates)
    if (!actions.has(template.metaData.actionName)) await admin.createActionTemplate(template);
  const configs = new Set((await admin.configTemplates()).map(({ name }) => name));
  for (const template of demoConfigTemplates)
    if (!configs.has(template.name)) await admin.createConfigTemplate(template);
}
