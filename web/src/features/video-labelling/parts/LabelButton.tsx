import { Box } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import { type Command, keyOf } from "../keys/keyMap";
import { PressButton } from "./PressButton";

type LabelButtonProps = {
  command: Command;
  label: string;
  icon?: LucideIcon;
  isPressed: boolean;
  onClick: () => void;
};

/** A label that a vehicle has or not, with the key that gives it. */
export function LabelButton({ command, label, icon: Icon, isPressed, onClick }: LabelButtonProps) {
  const key = keyOf(command);
  return (
    <PressButton
      isPressed={isPressed}
      aria-label={label}
      aria-keyshortcuts={key}
      size="sm"
      h="auto"
      minH={{ base: "11", md: "10" }}
      px="1.5"
      py="1"
      gap="1.5"
      justifyContent="start"
      whiteSpace="normal"
      textAlign="start"
      lineHeight="1.2"
      fontSize="xs"
      onClick={onClick}
    >
      <KeyName name={key} />
      {Icon === undefined ? null : <Icon aria-hidden />}
      <Box as="span" flex="1">
        {label}
      </Box>
    </PressButton>
  );
}
