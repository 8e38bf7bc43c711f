import { PlatformError } from "../errors.js";

/** Those that tell the version already, and the rest; one that never told any is of the rest: absent is unknown. */
export function byRunning<Client extends { firmwareVersion: string | null }>(
  { version }: { version: string },
  clients: readonly Client[],
): { running: Client[]; others: Client[] } {
  return {
    running: clients.filter(({ firmwareVersion }) => firmwareVersion === version),
    others: clients.filter(({ firmwareVersion }) => firmwareVersion !== version),
  };
}

/** @throws PlatformError VALIDATION_FAILED naming each client whose hardware is another than the firmware's, or not known */
export function requireHardware(
  { hardwareType }: { hardwareType: string },
  clients: readonly { id: number; hwType: string | null }[],
): void {
  const fields = clients
    .filter(({ hwType }) => hwType !== hardwareType)
    .map(({ id, hwType }) => ({
      path: `clients.${id}`,
      message: hwType ? `is a ${hwType}, not a ${hardwareType}` : "has not told its hardware yet",
    }));
  if (fields.length > 0)
    throw new PlatformError("VALIDATION_FAILED", "The firmware is for other hardware.", fields);
}
