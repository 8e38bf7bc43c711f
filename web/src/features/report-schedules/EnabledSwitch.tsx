import { useHasRole } from "../../shared/session/useHasRole";
import { SwitchInput } from "../../shared/ui/SwitchInput";

type EnabledSwitchProps = {
  label: string;
  isEnabled: boolean;
  isBusy: boolean;
  onChange: (isEnabled: boolean) => void;
};

/** Switch that pauses and resumes a schedule. */
export function EnabledSwitch({ label, isEnabled, isBusy, onChange }: EnabledSwitchProps) {
  const isEditor = useHasRole("editor");
  return (
    <SwitchInput
      aria-label={label}
      title={label}
      checked={isEnabled}
      disabled={isBusy || !isEditor}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
