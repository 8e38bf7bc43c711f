import { useMemo } from "react";
import { useClients } from "../clients/useClients";
import { TextField } from "../form/TextField";
import { compareTexts } from "../text/order";
import { Chooser } from "../ui/chooser/Chooser";
import { useConfigTexts } from "./useConfigTexts";

/** A device of none of the known types has its own: a hash. The platform takes the same. */
const ownType = /^[0-9a-f]{8,128}$/i;

type HardwareTypeFieldProps = {
  /** Those that have names. */
  types: readonly string[];
  chosen: string;
  error: string | undefined;
  onChoose: (type: string) => void;
};

/** A type of hardware: one that has a name, or a device's own, which is its hash. */
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

/** So many devices are named. */
const named = 3;

/** Hashes that devices told as their types, with the names of these. */
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
