import { useT } from "../../i18n/useT";
import type { RoadClient } from "../../shared/roads/roadClient";
import { ChooserField } from "../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { compareTexts } from "./compareTexts";

type ClientSelectProps = { clients: readonly RoadClient[]; chosen: string; onChoose: (id: string) => void };

/** A location of one side; one that is not among the caller's stands there by its id. */
export function ClientSelect({ clients, chosen, onChoose }: ClientSelectProps) {
  const t = useT(compareTexts);
  const known = namedOptions(clients);
  const options = clients.some(({ id }) => id === chosen)
    ? known
    : [{ value: chosen, label: chosen }, ...known];
  return <ChooserField label={t("location")} options={options} chosen={chosen} onChoose={onChoose} />;
}
