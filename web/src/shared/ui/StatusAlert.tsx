import { Alert } from "@chakra-ui/react";
import type { ReactNode } from "react";

type StatusAlertProps = { status: "error" | "warning" | "success"; title: ReactNode; children?: ReactNode };

/** Says in a coloured box how something stands, above what it is about. */
export function StatusAlert({ status, title, children }: StatusAlertProps) {
  return (
    <Alert.Root status={status} size="sm">
      <Alert.Indicator />
      {children === undefined ? (
        <Alert.Title>{title}</Alert.Title>
      ) : (
        <Alert.Content>
          <Alert.Title>{title}</Alert.Title>
          <Alert.Description>{children}</Alert.Description>
        </Alert.Content>
      )}
    </Alert.Root>
  );
}
