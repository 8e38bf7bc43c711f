import { Heading } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";

export function SignUpPage() {
  return <Heading as="h1">{useT("signUp")("title")}</Heading>;
}
