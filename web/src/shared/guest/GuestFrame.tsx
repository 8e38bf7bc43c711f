import { Box, Flex, Heading, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { Logo } from "../ui/Logo";
import { PageTitle } from "../ui/PageTitle";
import { uiTexts } from "../ui/uiTexts";
import { LanguageSwitch } from "./LanguageSwitch";
import { LedPanel } from "./LedPanel";

type GuestFrameProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Where else a guest may want to go. */
  other?: { question: string; label: string; to: string; state?: unknown };
};

/** The pages before sign-in: a form at the left, what the product is at the right. */
export function GuestFrame({ title, subtitle, children, other }: GuestFrameProps) {
  const ui = useT(uiTexts);
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <PageTitle>{title}</PageTitle>
      <Flex as="main" flex="1" direction="column" px={{ base: "6", md: "12" }} py={{ base: "8", md: "10" }}>
        <Flex justify="space-between" align="center" gap="2">
          <Logo withName />
          <LanguageSwitch />
        </Flex>
        <Flex
          flex="1"
          align="center"
          justify="center"
          pt={{ base: "8", md: "10" }}
          pb={{ base: "16", md: "20" }}
        >
          <Stack gap="8" w="full" maxW="26rem">
            <Stack gap="2">
              <Heading as="h1" size="3xl" fontWeight="semibold" letterSpacing="-0.02em">
                {title}
              </Heading>
              <Text color="fg.muted">{subtitle}</Text>
            </Stack>
            {children}
            {other === undefined ? null : (
              <Text color="fg.muted" textStyle="sm" textAlign="center">
                {other.question}{" "}
                <Link asChild color="brand.fg" fontWeight="medium" textDecoration="underline" py="1">
                  <NavLink to={other.to} state={other.state}>
                    {other.label}
                  </NavLink>
                </Link>
              </Text>
            )}
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
            {ui("about")}
          </Text>
        </Box>
      </Flex>
    </Flex>
  );
}
