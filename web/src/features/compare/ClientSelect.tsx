import { compareTexts } from "../../i18n/texts/compare";
import { useT } from "../../i18n/useT";
import type { RoadClient } from "../../shared/roads/roadClient";
import { SelectField } from "../../shared/ui/SelectField";

type ClientSelectProps = { clients: readonly RoadClient[]; chosen: string; onChoose: (id: string) => void };

/** A location of one side; one that is not among the caller's stands there by its id. */
export function ClientSelect({ clients, chosen, onChoose }: ClientSelectProps) {
  const t = useT(compareTexts);
  const known = clients.map(({ id, name }) => ({ value: id, label: name }));
  const options = clients.some(({ id }) => id === chosen)
    ? known
    : [{ value: chosen, label: chosen }, ...known];
  return <SelectField label={t("location")} options={options} chosen={chosen} onChoose={onChoose} />;
}
