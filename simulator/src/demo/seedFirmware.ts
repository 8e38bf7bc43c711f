import type { AdminApi, PlatformClient } from "../platform-api/adminApi.js";
import type { PlatformFirmware } from "../platform-api/maintenanceApi.js";
import { demoFirmware, versionsOf } from "./firmware.js";
import { type DemoRollout, demoRollouts } from "./rollouts.js";

/**
 * Uploads the demo's missing firmware, and rolls out the newer one; not if people have begun rollouts
 * themselves, or have firmware of their own.
 */
export async function seedFirmware(admin: AdminApi): Promise<void> {
  const present = await admin.firmware();
  const wanted = demoFirmware.flatMap(versionsOf);
  const hasOthers = present.some((one) => !wanted.some((ours) => isSame(one, ours)));
  for (const firmware of wanted)
    if (!present.some((one) => isSame(one, firmware))) present.push(await admin.uploadFirmware(firmware));
  if (hasOthers || (await admin.hasRollouts())) return;
  const clients = await admin.clients();
  for (const rollout of demoRollouts) {
    const newer = demoFirmware.find(({ hardwareType }) => hardwareType === rollout.hardwareType)?.newer ?? "";
    const firmware = present.find((one) => isSame(one, { version: newer, metaData: rollout }));
    if (firmware) await rollOut(admin, firmware.id, rollout, clients);
  }
}

type Named = Pick<PlatformFirmware, "version" | "metaData">;

function isSame(one: Named, other: Named): boolean {
  return one.version === other.version && one.metaData.hardwareType === other.metaData.hardwareType;
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
  if (clients.length < serialNumbers.length) return;
  if (stages) await admin.startRollout({ firmwareId, clients, ...stages });
  else await admin.assignFirmware(firmwareId, clients);
}
