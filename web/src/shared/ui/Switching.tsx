import { Stack, type StackProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

type SwitchingProps = {
  /** Another choice is loading: the content belongs to the previous one. */
  isSwitching: boolean;
  gap?: StackProps["gap"];
  children: ReactNode;
};

/** Keeps the old content, dimmed, until the new choice has loaded. */
export function Switching({ isSwitching, gap = "4", children }: SwitchingProps) {
  return (
    <Stack gap={gap} aria-busy={isSwitching} opacity={isSwitching ? 0.5 : 1} transition="opacity 150ms">
      {children}
    </Stack>
  );
}
