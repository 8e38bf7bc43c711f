import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import type { ActionRow } from "./actionChoice";

/** What an action is called for who hears it: what is to be done, and where. */
export function useActionName(): (action: Pick<ActionRow, "type" | "client">) => string {
  const t = useT(actionsTexts);
  return useCallback(
    ({ type, client }) => t("nameOf", { type, client: client?.name ?? t("clientGone") }),
    [t],
  );
}
