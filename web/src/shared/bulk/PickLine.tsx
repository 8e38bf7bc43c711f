import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";

type PickLineProps = Pick<ComponentProps<typeof chakra.label>, "ps"> & {
  /** Label for screen readers, if it differs from the visible one. */
  label?: string;
  isChecked: boolean;
  isMixed?: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One line of a list to choose from. */
export function PickLine({ label, isChecked, isMixed = false, onToggle, ps = "3", children }: PickLineProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      pe="3"
      ps={ps}
      py="1.5"
      minH="9"
      textStyle="sm"
      cursor="pointer"
      _hover={{ bg: "bg.muted" }}
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        flexShrink="0"
        accentColor="brand.solid"
        aria-label={label}
        checked={isChecked}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={onToggle}
        focusVisibleRing="outside"
      />
      <span style={{ overflowWrap: "anywhere", minWidth: 0 }}>{children}</span>
    </chakra.label>
  );
}
