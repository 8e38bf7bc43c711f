import { Box, chakra, Text } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useId } from "react";

type CheckLineProps = Omit<ComponentProps<typeof chakra.input>, "type"> & {
  type?: "checkbox" | "radio";
  label: string;
  /** Explains it, or says why it can't be chosen. */
  hint?: ReactNode;
};

/** A checkbox or radio button with an explanation below. */
export function CheckLine({ type = "checkbox", label, hint, ...input }: CheckLineProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <chakra.label display="flex" gap="3" alignItems="start" cursor={input.disabled ? "default" : "pointer"}>
      <chakra.input
        {...input}
        type={type}
        boxSize="4"
        mt="1"
        flexShrink="0"
        accentColor="brand.solid"
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : hintId}
        focusVisibleRing="outside"
      />
      <Box>
        <Text id={id} fontWeight="medium" color={input.disabled ? "fg.muted" : undefined}>
          {label}
        </Text>
        {hint === undefined ? null : (
          <Text id={hintId} textStyle="sm" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
    </chakra.label>
  );
}
