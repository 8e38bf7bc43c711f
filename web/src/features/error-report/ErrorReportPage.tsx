import { Heading } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";

export function ErrorReportPage() {
  return <Heading as="h1">{useT("errorReport")("title")}</Heading>;
}
