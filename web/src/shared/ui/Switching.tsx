import { Stack, type StackProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

type SwitchingProps = {
  /** Something else was chosen and is on its way: what is shown is of the choice before. */
  isSwitching: boolean;
  gap?: StackProps["gap"];
  children: ReactNode;
};

/** What stays on the screen, dimmed, until what was chosen is there. */
export function Switching({ isSwitching, gap = "4", children }: SwitchingProps) {
  return (
    <Stack gap={gap} aria-busy={isSwitching} opacity={isSwitching ? 0.5 : 1} transition="opacity 150ms">
      {children}
    </Stack>
  );
}
