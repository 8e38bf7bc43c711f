import { Field, NativeSelect } from "@chakra-ui/react";
import { compareTexts } from "../../i18n/texts/compare";
import { useT } from "../../i18n/useT";
import type { RoadClient } from "../../shared/roads/roadClient";

type ClientSelectProps = { clients: readonly RoadClient[]; chosen: string; onChoose: (id: string) => void };

/** A location of one side; one that is not among the caller's stands there by its id. */
export function ClientSelect({ clients, chosen, onChoose }: ClientSelectProps) {
  const t = useT(compareTexts);
  const isKnown = clients.some(({ id }) => id === chosen);
  return (
    <Field.Root gap="1">
      <Field.Label textStyle="xs" color="fg.muted">
        {t("location")}
      </Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={chosen}
          fontSize={{ base: "md", md: "sm" }}
          onChange={({ target }) => onChoose(target.value)}
        >
          {isKnown ? null : <option value={chosen}>{chosen}</option>}
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
