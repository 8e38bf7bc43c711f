import type { AdminApi, PlatformClient } from "../platform-api/adminApi.js";
import type { PlatformFirmware } from "../platform-api/maintenanceApi.js";
import { demoFirmware, versionsOf } from "./firmware.js";
import { type DemoRollout, demoRollouts } from "./rollouts.js";

/** Uploads the demo's firmware that is not there, and rolls the newer one out where nobody has done so. */
export async function seedFirmware(admin: AdminApi): Promise<void> {
  const present = await admin.firmware();
  for (const firmware of demoFirmware) {
    for (const version of versionsOf(firmware))
      if (!find(present, version.version, firmware.hardwareType))
        present.push(await admin.uploadFirmware(version));
  }
  const clients = await admin.clients();
  for (const rollout of demoRollouts) {
    const firmware = demoFirmware.find(({ hardwareType }) => hardwareType === rollout.hardwareType);
    const newer = firmware && find(present, firmware.newer, rollout.hardwareType);
    if (newer) await rollOut(admin, newer.id, rollout, clients);
  }
}

function find(present: readonly PlatformFirmware[], wanted: string, hardwareType: string) {
  return present.find(
    ({ version, metaData }) => version === wanted && metaData.hardwareType === hardwareType,
  );
}

async function rollOut(
  admin: AdminApi,
  firmwareId: number,
  { serialNumbers, stages }: DemoRollout,
  present: readonly PlatformClient[],
): Promise<void> {
  const clients = serialNumbers.flatMap(
    (wanted) => present.find(({ metaData }) => metaData.serialNumber === wanted)?.id ?? [],
  );
  if (clients.length < serialNumbers.length || (await admin.hasAssignments(firmwareId))) return;
  if (stages) await admin.startRollout({ firmwareId, clients, ...stages });
  else await admin.assignFirmware(firmwareId, clients);
}
