import { useMemo } from "react";
import { useClients } from "../clients/useClients";
import { TextField } from "../form/TextField";
import { compareTexts } from "../text/order";
import { Chooser } from "../ui/chooser/Chooser";
import { useConfigTexts } from "./useConfigTexts";

/** A device of an unknown type has its own, a hash. Same pattern as the platform's. */
const ownType = /^[0-9a-f]{8,128}$/i;

type HardwareTypeFieldProps = {
  /** Named types. */
  types: readonly string[];
  chosen: string;
  error: string | undefined;
  onChoose: (type: string) => void;
};

/** A hardware type: a named one, or a device's own, which is a hash. */
export function HardwareTypeField({ types, chosen, error, onChoose }: HardwareTypeFieldProps) {
  const { t } = useConfigTexts();
  const { clients } = useClients();
  const own = useMemo(() => ownTypesOf(clients ?? []), [clients]);
  return (
    <TextField label={t("hardwareType")} required error={error}>
      <Chooser
        options={[
          ...types.map((type) => ({ value: type, label: type })),
          ...own.map(({ type, names }) => ({ value: type, label: t("ownHardwareType", { type, names }) })),
        ]}
        placeholder={t("chooseHardwareType")}
        chosen={chosen}
        onChoose={onChoose}
      />
    </TextField>
  );
}

/** Number of devices named. */
const named = 3;

/** Hashes that devices report as their type, with the names of these devices. */
function ownTypesOf(clients: readonly { name: string; hardwareType: string | null }[]) {
  const names = new Map<string, string[]>();
  for (const { name, hardwareType } of clients)
    if (hardwareType !== null && ownType.test(hardwareType))
      names.set(hardwareType, [...(names.get(hardwareType) ?? []), name]);
  return [...names]
    .map(([type, all]) => ({
      type,
      names: all.length > named ? `${all.slice(0, named).join(", ")} …` : all.join(", "),
    }))
    .sort((one, other) => compareTexts(one.type, other.type));
}
