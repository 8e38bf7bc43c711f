import { NativeSelect, type NativeSelectFieldProps } from "@chakra-ui/react";
import { zonesWith } from "../time/zones";

type ZoneSelectProps = NativeSelectFieldProps & {
  /** What no choice means. */
  usual: string;
  /** The zone that is chosen to begin with; empty: none. */
  chosen: string;
};

/** A choice of time zones, or none; for react-hook-form's `register`. */
export function ZoneSelect({ usual, chosen, ...field }: ZoneSelectProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...field}>
        <option value="">{usual}</option>
        {zonesWith(chosen).map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
