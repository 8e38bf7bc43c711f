import { chakra } from "@chakra-ui/react";

type SelectBoxProps = {
  /** For who hears it: what is chosen by it. */
  label: string;
  isChosen: boolean;
  /** Of several, some are chosen. */
  isMixed?: boolean;
  /** There is nothing to choose. */
  isDisabled?: boolean;
  /** With Shift: all from the last one on. */
  onToggle: (isRange: boolean) => void;
};

/** Chooses a row of a list, or all of them; by the keyboard, too. */
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
