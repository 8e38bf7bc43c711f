import { useT } from "../../../i18n/useT";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import type { Valve, ValveLocation } from "../../../shared/valves/valve";
import { HistoryContent } from "./HistoryContent";
import { valveHistoryTexts } from "./valveHistoryTexts";

type HistoryDialogProps = {
  location: Pick<ValveLocation, "timeZone">;
  valve: { client: Pick<Valve["client"], "id" | "name"> };
  onClose: () => void;
};

/** A valve's history over the page; over the whole window of a phone. */
export function HistoryDialog({ location, valve, onClose }: HistoryDialogProps) {
  const t = useT(valveHistoryTexts);
  return (
    <LargeDialog
      title={t("title", { name: valve.client.name })}
      width="min(84rem, 94dvw)"
      height="94dvh"
      onClose={onClose}
      body={{ p: { base: "3", md: "5" }, bg: "bg.subtle" }}
    >
      <HistoryContent client={valve.client} zone={location.timeZone} />
    </LargeDialog>
  );
}
