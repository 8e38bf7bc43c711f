const PRIMARY_CODE_MASK = 0xff;
const BUSY = 5;
const LOCKED = 6;
/** Read-only file system, I/O error, corrupt, full, can't open. */
const STORAGE_FAULTS: ReadonlySet<number> = new Set([8, 10, 13, 14]);

function primaryCode(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & PRIMARY_CODE_MASK : undefined;
}

/** Whether another connection holds what was asked for; the same may succeed at once or later. */
export function isBusy(error: unknown): boolean {
  const code = primaryCode(error);
  return code === BUSY || code === LOCKED;
}

/** Whether the storage itself failed (disk full, gone, read-only): later tries may succeed. */
export function isStorageFault(error: unknown): boolean {
  const code = primaryCode(error);
  return code !== undefined && STORAGE_FAULTS.has(code);
}
