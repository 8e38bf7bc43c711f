import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

type NoticeProps = { kind: "warning" | "error"; children: ReactNode };

/** What somebody has to know in a dialog before going on. */
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
