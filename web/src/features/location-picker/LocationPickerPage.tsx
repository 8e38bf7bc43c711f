import { Heading } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";

export function LocationPickerPage() {
  return <Heading as="h1">{useT("locationPicker")("title")}</Heading>;
}
