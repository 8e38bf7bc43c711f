import { chakra } from "@chakra-ui/react";

type SelectBoxProps = {
  /** Label for screen readers: names the item that it selects. */
  label: string;
  isChosen: boolean;
  /** Some of several are selected. */
  isMixed?: boolean;
  /** There is nothing to select. */
  isDisabled?: boolean;
  /** isRange: Shift is held, which selects all from the last one on. */
  onToggle: (isRange: boolean) => void;
};

/** Selects a row of a list, or all of them, by mouse or keyboard. */
export function SelectBox({
  label,
  isChosen,
  isMixed = false,
  isDisabled = false,
  onToggle,
}: SelectBoxProps) {
  return (
    <chakra.label
      display="grid"
      placeItems="center"
      minW="8"
      minH="8"
      cursor="pointer"
      userSelect="none"
      onClick={(event) => event.stopPropagation()}
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        accentColor="brand.solid"
        aria-label={label}
        checked={isChosen}
        disabled={isDisabled}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        focusVisibleRing="outside"
      />
    </chakra.label>
  );
}
