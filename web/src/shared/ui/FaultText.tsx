import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Announces a fault at once; empty without one. */
export function FaultText({ children }: { children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <Text role="alert" w="full" textStyle="sm" bg="bg.error" color="fg.error" rounded="l2" px="3" py="2">
      {children}
    </Text>
  );
}
