import { useState } from "react";
import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { useClients } from "../../../shared/clients/useClients";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { adminClientsTexts } from "../adminClientsTexts";
import { AddClientsForm } from "./AddClientsForm";
import { NewClientsDialog } from "./NewClientsDialog";
import type { Added, WantedClients } from "./newClients";
import { useNewClients } from "./useNewClients";

type AddClientsDialogProps = { groups: readonly GroupRow[]; onClose: () => void };

/** Adds clients, and shows their keys. */
export function AddClientsDialog({ groups, onClose }: AddClientsDialogProps) {
  const t = useT(adminClientsTexts);
  const { clients = [] } = useClients();
  const { add, progress } = useNewClients();
  const [added, setAdded] = useState<Added | null>(null);
  // What is in the list later, and was not before, may be what no answer came of.
  const [known] = useState(() => new Set(clients.map(({ id }) => id)));
  const submit = async (wanted: WantedClients) => {
    const outcome = await add(wanted);
    if (outcome === null) return;
    setAdded(outcome);
    if (outcome.fault !== null) sayFailed(outcome.fault, t("addFailed"), "addClients");
    else toast.success(t("added", { count: outcome.made.length }), "addClients");
  };
  const isForm = added === null || (added.made.length === 0 && added.lost === null);
  return isForm ? (
    <AddClientsForm
      groups={groups}
      fault={added?.fault ?? null}
      progress={progress}
      onSubmit={submit}
      onClose={onClose}
    />
  ) : (
    <NewClientsDialog added={added} known={known} onClose={onClose} />
  );
}
