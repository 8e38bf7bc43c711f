import { chakra } from "@chakra-ui/react";

const Input = chakra("input", {
  base: {
    appearance: "none",
    position: "relative",
    flexShrink: 0,
    w: "9",
    h: "5",
    rounded: "full",
    bg: "border.control",
    cursor: "pointer",
    transition: "background 120ms",
    _checked: { bg: "brand.solid", _before: { translate: "1rem 0" } },
    _disabled: { opacity: 0.5, cursor: "default" },
    _before: {
      content: '""',
      position: "absolute",
      top: "0.5",
      left: "0.5",
      boxSize: "4",
      rounded: "full",
      bg: "white",
      transition: "translate 120ms",
    },
  },
});

type EnabledSwitchProps = {
  label: string;
  isEnabled: boolean;
  isBusy: boolean;
  onChange: (isEnabled: boolean) => void;
};

/** Whether a schedule runs, and the way to pause it. */
export function EnabledSwitch({ label, isEnabled, isBusy, onChange }: EnabledSwitchProps) {
  return (
    <Input
      type="checkbox"
      role="switch"
      aria-label={label}
      title={label}
      checked={isEnabled}
      disabled={isBusy}
      onChange={({ target }) => onChange(target.checked)}
      focusVisibleRing="outside"
    />
  );
}
