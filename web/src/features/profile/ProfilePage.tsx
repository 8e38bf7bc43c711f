import { Heading } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";

export function ProfilePage() {
  return <Heading as="h1">{useT("profile")("title")}</Heading>;
}
