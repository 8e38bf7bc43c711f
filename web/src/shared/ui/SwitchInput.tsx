import { chakra } from "@chakra-ui/react";

/** On or off: a checkbox that looks like a switch and has its role. Large, for wet fingers. */
export const SwitchInput = chakra(
  "input",
  {
    base: {
      appearance: "none",
      position: "relative",
      flexShrink: 0,
      rounded: "full",
      bg: "border.control",
      cursor: "pointer",
      transition: "background 120ms",
      focusVisibleRing: "outside",
      _checked: { bg: "brand.solid" },
      _disabled: { opacity: 0.5, cursor: "default" },
      _before: {
        content: '""',
        position: "absolute",
        top: "0.5",
        left: "0.5",
        rounded: "full",
        bg: "white",
        transition: "translate 120ms",
      },
    },
    variants: {
      size: {
        sm: {
          w: "9",
          h: "5",
          _before: { boxSize: "4" },
          _checked: { _before: { translate: "1rem 0" } },
        },
        lg: {
          w: "14",
          h: "8",
          _before: { boxSize: "7" },
          _checked: { _before: { translate: "1.5rem 0" } },
        },
      },
    },
    defaultVariants: { size: "sm" },
  },
  { defaultProps: { type: "checkbox", role: "switch" } },
);
