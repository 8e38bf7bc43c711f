import { Alert } from "@chakra-ui/react";
import type { ReactNode } from "react";

type StatusAlertProps = { status: "error" | "warning" | "success"; title: ReactNode; children?: ReactNode };

/** Says in a coloured box how something stands, above what it is about. */
export const StatusAlert = ({ status, title, children }: StatusAlertProps) => (
  <Alert.Root status={status} size="sm">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      {children === undefined ? null : <Alert.Description>{children}</Alert.Description>}
    </Alert.Content>
  </Alert.Root>
);
