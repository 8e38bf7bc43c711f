import type { AdminApi, PlatformClient } from "../platform-api/adminApi.js";
import type { PlatformFirmware } from "../platform-api/maintenanceApi.js";
import { demoFirmware, updated, versionsOf } from "./firmware.js";

/** Uploads the demo's firmware that is not there, and assigns the newer one where nobody has it assigned. */
export async function seedFirmware(admin: AdminApi): Promise<void> {
  const present = await admin.firmware();
  const clients = await admin.clients();
  for (const firmware of demoFirmware) {
    for (const version of versionsOf(firmware)) {
      const isThere = present.some((one) => isSame(one, version.version, firmware.hardwareType));
      if (!isThere) present.push(await admin.uploadFirmware(version));
    }
    const newer = present.find((one) => isSame(one, firmware.newer, firmware.hardwareType));
    if (newer) await assign(admin, newer, clients);
  }
}

function isSame({ version, metaData }: PlatformFirmware, wanted: string, hardwareType: string): boolean {
  return version === wanted && metaData.hardwareType === hardwareType;
}

async function assign(
  admin: AdminApi,
  { id, metaData }: PlatformFirmware,
  clients: readonly PlatformClient[],
) {
  const serialNumbers = updated.get(metaData.hardwareType) ?? [];
  const ids = clients.flatMap((client) =>
    serialNumbers.includes(client.metaData.serialNumber ?? "") ? [client.id] : [],
  );
  if (ids.length > 0 && (await admin.assignments(id)) === 0) await admin.assignFirmware(id, ids);
}
