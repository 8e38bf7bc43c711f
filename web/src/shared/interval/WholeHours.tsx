import { Text } from "@chakra-ui/react";
import { useLanguage } from "../../i18n/useT";
import { type Resolution, resolutionText } from "./resolution";

/** Says, under a period, that its figures are of whole hours; nothing where they are not. */
export function WholeHours({ of, zone }: { of: Resolution; zone: string }) {
  const text = resolutionText(of, zone, useLanguage());
  return text === null ? null : (
    <Text textStyle="sm" color="fg.muted">
      {text}
    </Text>
  );
}
