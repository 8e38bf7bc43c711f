import { Button, type ButtonProps } from "@chakra-ui/react";

type PressButtonProps = Omit<ButtonProps, "aria-pressed" | "variant" | "colorPalette"> & {
  isPressed: boolean;
};

export function PressButton({ isPressed, ...button }: PressButtonProps) {
  return (
    <Button
      variant={isPressed ? "solid" : "outline"}
      colorPalette={isPressed ? "brand" : undefined}
      aria-pressed={isPressed}
      {...button}
    />
  );
}
