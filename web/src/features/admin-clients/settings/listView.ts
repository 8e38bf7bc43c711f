import { useLocalSession } from "../../../shared/session/useLocalSession";
import { keep, useKept } from "../../../shared/ui/kept";

export const views = ["table", "cards"] as const;

export type View = (typeof views)[number];

/** The person's choice of table or cards; null: depends on the screen. */
export function useListView(): [View | null, (view: View) => void] {
  const name = `adminClients.view.${useLocalSession()?.username ?? ""}`;
  const kept = useKept(name);
  return [views.find((known) => known === kept) ?? null, (view) => keep(name, view)];
}
