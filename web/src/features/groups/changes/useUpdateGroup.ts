import { useState } from "react";
import type { UpdateGroupInput } from "../../../graphql/generated";
import { UpdateGroupDocument } from "../../../graphql/operations/groups";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { toast } from "../../../shared/ui/toastStore";

type Wanted = Omit<UpdateGroupInput, "id" | "dryRun" | "idempotencyKey">;

/** Said once it is done, and where it failed. */
type Says = { done: string; failed: string };

/** Changes a group, and says how that went. */
export function useUpdateGroup(id: string) {
  const { change, isBusy } = useChange();
  const { refresh } = useClients();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const update = async (wanted: Wanted, says: Says): Promise<boolean> => {
    const changed = await change(UpdateGroupDocument, { ...wanted, id, dryRun: false });
    if (changed === null) return false;
    setFault(changed.fault);
    if (changed.fault !== null) {
      toast.error(says.failed);
      return false;
    }
    toast.success(says.done);
    // Its name, type and zone stand in lists everywhere.
    refresh();
    return true;
  };
  return { update, isBusy, /** Why the last change was not made. */ fault };
}
