import { Box, chakra, HStack, Spinner, Text } from "@chakra-ui/react";
import { useId } from "react";
import { SwitchInput } from "../../../shared/ui/SwitchInput";

type SwitchLineProps = {
  label: string;
  /** The label with what it is of, for who hears it. */
  name: string;
  hint?: string;
  isOn: boolean;
  /** Something is on its way: it shows what was before until the portal answers. */
  isBusy: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
};

/** A switch that the whole line presses. It never shows more than the portal has answered. */
export function SwitchLine(props: SwitchLineProps) {
  const { label, name, hint, isOn, isBusy, isDisabled, onChange } = props;
  const id = useId();
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      minH="12"
      cursor={isDisabled ? "default" : "pointer"}
    >
      <Box minW="0">
        <Text fontWeight="medium">{label}</Text>
        {hint === undefined ? null : (
          <Text textStyle="xs" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
      <HStack gap="3" flexShrink="0">
        {isBusy ? <Spinner size="sm" aria-hidden /> : null}
        <SwitchInput
          id={id}
          size="lg"
          aria-label={name}
          aria-busy={isBusy}
          checked={isOn}
          disabled={isDisabled}
          onChange={() => {
            if (!isBusy) onChange(!isOn);
          }}
        />
      </HStack>
    </chakra.label>
  );
}
