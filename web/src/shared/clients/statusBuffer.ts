import type { ClientStatus } from "./clientStore";

/**
 * Collects status changes and passes them on together: a hundred devices that report at the same moment cost
 * one rendering. Of each device the latest change counts.
 */
export function createStatusBuffer(
  take: (statuses: readonly ClientStatus[]) => void,
  schedule: (flush: () => void) => void,
) {
  const waiting = new Map<string, ClientStatus>();
  const flush = () => {
    const statuses = [...waiting.values()];
    waiting.clear();
    take(statuses);
  };
  return (status: ClientStatus): void => {
    if (waiting.size === 0) schedule(flush);
    waiting.set(status.id, status);
  };
}
