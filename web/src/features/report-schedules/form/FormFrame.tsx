import { Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/useT";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageHeading } from "../../../shared/ui/PageHeading";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { uiTexts } from "../../../shared/ui/uiTexts";

type FormFrameProps = { title: string; back: string; children: ReactNode };

/** A page that holds one form, with the way back. */
export function FormFrame({ title, back, children }: FormFrameProps) {
  const t = useT(uiTexts);
  return (
    <Stack gap={{ base: "8", md: "10" }} p={{ base: "4", md: "6" }} maxW="64rem" mx="auto">
      <PageTitle>{title}</PageTitle>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <PageHeading>{title}</PageHeading>
        <BackLink to={back}>{t("cancel")}</BackLink>
      </Flex>
      {children}
    </Stack>
  );
}
