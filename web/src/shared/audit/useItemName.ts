import { useCallback } from "react";
import type { ChangedItemPartsFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { useClients } from "../clients/useClients";
import { auditChangesTexts } from "./auditChangesTexts";
import { isOfClient } from "./kindsOfClients";

/** Name of a changed item; its kind and id if it has no name. */
export function useItemName(): (item: Pick<ChangedItemPartsFragment, "kind" | "id" | "name">) => string {
  const t = useT(auditChangesTexts);
  const { clients } = useClients();
  return useCallback(
    ({ kind, id, name }) => {
      const client = isOfClient(kind) ? clients?.find((one) => one.id === id)?.name : undefined;
      const what = t(kind ?? "otherKind");
      return client ?? name ?? t("itemOf", { kind: what, id: `#${id}` });
    },
    [clients, t],
  );
}
