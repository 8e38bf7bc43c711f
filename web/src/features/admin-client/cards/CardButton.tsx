import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";

export function CardButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button size="xs" variant="outline" onClick={onPress}>
      {children}
    </Button>
  );
}
