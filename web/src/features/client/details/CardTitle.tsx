import { Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The name of a card beneath "Podrobnosti". */
export function CardTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h3" textStyle="sm" fontWeight="medium" color="fg.muted">
      {children}
    </Heading>
  );
}
