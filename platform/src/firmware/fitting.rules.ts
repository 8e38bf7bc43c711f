import { type FieldFault, fieldFault } from "@obcestje/contract/faults.js";
import { refused } from "../errors.js";

/**
 * Separates clients that report the version already from the rest. One that never reported any belongs to the
 * rest: its version is unknown.
 */
export function byRunning<Client extends { firmwareVersion: string | null }>(
  { version }: { version: string },
  clients: readonly Client[],
): { running: Client[]; others: Client[] } {
  return {
    running: clients.filter(({ firmwareVersion }) => firmwareVersion === version),
    others: clients.filter(({ firmwareVersion }) => firmwareVersion !== version),
  };
}

/**
 * @throws PlatformError VALIDATION_FAILED naming each client whose hardware differs from the firmware's, or
 * is unknown
 */
export function requireHardware(
  { hardwareType }: { hardwareType: string },
  clients: readonly { id: number; hwType: string | null }[],
): void {
  const fields = clients
    .filter(({ hwType }) => hwType !== hardwareType)
    .map(({ id, hwType }): FieldFault => {
      const path = `clients.${id}`;
      if (!hwType) return fieldFault(path, "HARDWARE_UNTOLD");
      return { ...fieldFault(path, "HARDWARE_DIFFERS"), message: `is a ${hwType}, not a ${hardwareType}` };
    });
  if (fields.length > 0) throw refused("VALIDATION_FAILED", "OTHER_HARDWARE", { fields });
}
