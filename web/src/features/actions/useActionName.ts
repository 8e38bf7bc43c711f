import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import type { ActionRow } from "./actionChoice";

/** Accessible name of an action: its type and its device. */
export function useActionName(): (action: Pick<ActionRow, "type" | "client">) => string {
  const t = useT(actionsTexts);
  return ({ type, client }) => t("nameOf", { type, client: client?.name ?? t("clientGone") });
}
