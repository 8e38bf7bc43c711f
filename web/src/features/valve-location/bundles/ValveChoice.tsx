import { chakra, Stack, Text } from "@chakra-ui/react";
import { CheckLine } from "../../../shared/form/CheckLine";
import type { Valve } from "../../../shared/valves/valve";

type ValveChoiceProps = {
  label: string;
  valves: readonly Valve[];
  /** Ids. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** Choice of several valves of a location. */
export function ValveChoice({ label, valves, chosen, error, onChange }: ValveChoiceProps) {
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="sm" fontWeight="medium" pb="2">
        {label}
      </chakra.legend>
      <Stack gap="2" maxH="16rem" overflowY="auto" position="relative">
        {valves.map(({ id, client }) => (
          <CheckLine
            key={id}
            label={client.name}
            hint={client.settings.notes ?? undefined}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </Stack>
      {error === undefined ? null : (
        <Text role="alert" textStyle="sm" color="fg.error" pt="1.5">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  );
}
