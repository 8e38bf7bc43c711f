import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

type NoticeProps = { kind: "warning" | "error"; children: ReactNode };

/** A notice in a dialog that people must read before they go on. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <Text
      role={kind === "error" ? "alert" : "note"}
      textStyle="sm"
      bg={`bg.${kind}`}
      color={`fg.${kind}`}
      rounded="l2"
      px="3"
      py="2"
    >
      {children}
    </Text>
  );
}
