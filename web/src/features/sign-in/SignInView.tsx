import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { Logo } from "../../shared/ui/Logo";
import { PageTitle } from "../../shared/ui/PageTitle";
import { LedPanel } from "./LedPanel";
import { SignInForm, type SignInFormProps } from "./SignInForm";

export function SignInView(props: SignInFormProps) {
  const t = useT("signIn");
  const ui = useT("ui");
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <PageTitle>{t("title")}</PageTitle>
      <Flex as="main" flex="1" direction="column" px={{ base: "6", md: "12" }} py={{ base: "8", md: "10" }}>
        <Logo withName />
        <Flex flex="1" align="center" justify="center" pt="10" pb={{ base: "40", md: "24" }}>
          <Stack gap="8" w="full" maxW="22rem">
            <Stack gap="2">
              <Heading as="h1" size="3xl" fontWeight="semibold" letterSpacing="-0.02em">
                {t("title")}
              </Heading>
              <Text color="fg.muted">{t("subtitle")}</Text>
            </Stack>
            <SignInForm {...props} />
          </Stack>
        </Flex>
      </Flex>
      <Flex
        as="aside"
        aria-label={ui("productName")}
        hideBelow="lg"
        flex="1"
        direction="column"
        justify="center"
        gap="12"
        px="16"
        bgColor="petrol.950"
        bgImage="radial-gradient(120% 90% at 85% 10%, {colors.petrol.800}, transparent 60%)"
        color="petrol.50"
      >
        <LedPanel />
        <Box maxW="26rem">
          <Text textStyle="xl" fontWeight="medium" letterSpacing="-0.01em">
            {t("about")}
          </Text>
        </Box>
      </Flex>
    </Flex>
  );
}
