import { Box, Button, chakra, Flex, Heading, HStack, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { chooseLanguage, type Language, languages } from "../../i18n/language";
import { useLanguage, useT } from "../../i18n/useT";
import { Logo } from "../ui/Logo";
import { PageTitle } from "../ui/PageTitle";
import { uiTexts } from "../ui/uiTexts";

type GuestFrameProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Links to other pages that a guest may want; without a label it is an answer by itself. */
  others?: readonly Other[];
  /** What is known late, and so stands below all that may be pressed already. */
  later?: ReactNode;
};

type Other = { question?: string; label?: string; to?: string; state?: unknown };

/** Frame of the pages before sign-in: a form at the left, the product at the right. */
export function GuestFrame({ title, subtitle, children, others = [], later = null }: GuestFrameProps) {
  const ui = useT(uiTexts);
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <PageTitle>{title}</PageTitle>
      <Flex as="main" flex="1" direction="column" px={{ base: "6", md: "12" }} py={{ base: "8", md: "10" }}>
        <Flex justify="space-between" align="center" gap="2">
          <Logo />
          <LanguageSwitch />
        </Flex>
        {/* Held from above: whatever is added or grows moves nothing that a finger is on its way to. */}
        <Flex flex="1" justify="center" pt="max(2rem, 12svh)" pb={{ base: "16", md: "20" }}>
          <Stack gap="8" w="full" maxW="26rem">
            <Stack gap="2">
              <Heading as="h1" size="3xl" fontWeight="semibold" letterSpacing="-0.02em">
                {title}
              </Heading>
              <Text color="fg.muted">{subtitle}</Text>
            </Stack>
            {children}
            {others.map(({ question, label, to = "", state }, index) => (
              <Text
                key={to}
                mt={index > 0 ? "-5" : undefined}
                minH="7"
                color="fg.muted"
                textStyle="sm"
                textAlign="center"
              >
                {question}{" "}
                {label === undefined ? null : (
                  <Link asChild color="brand.fg" fontWeight="medium" textDecoration="underline" py="1">
                    <NavLink to={to} state={state}>
                      {label}
                    </NavLink>
                  </Link>
                )}
              </Text>
            ))}
            {later}
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

/** Each language in its own words, for people who can't read the page. */
const nameOf: Record<Language, string> = { sl: "Slovenščina", en: "English" };

/** Switches the language before sign-in; afterwards the account's language has priority. */
function LanguageSwitch() {
  const spoken = useLanguage();
  return (
    <HStack role="group" aria-label={Object.values(nameOf).join(" / ")} gap="0" flexShrink="0">
      {languages.map((language) => (
        <Button
          key={language}
          size="xs"
          px="2"
          variant="ghost"
          lang={language}
          aria-pressed={language === spoken}
          color={language === spoken ? "fg" : "fg.muted"}
          fontWeight={language === spoken ? "semibold" : "normal"}
          textDecoration={language === spoken ? "underline" : undefined}
          textUnderlineOffset="4px"
          onClick={() => chooseLanguage(language)}
        >
          {nameOf[language]}
        </Button>
      ))}
    </HStack>
  );
}

/** A speed-display sign: lit diodes of "47" and a smile. */
const rows = [
  "...............................",
  "....##....#######.....#####....",
  "...###....#######....#.....#...",
  "..####.........##...#.......#..",
  ".##.##........##....#..#.#..#..",
  "##..##........##....#.......#..",
  "#######......##.....#.#...#.#..",
  "#######......##.....#..###..#..",
  "....##......##.......#.....#...",
  "....##......##........#####....",
  "...............................",
];

const pitch = 12;
const columns = rows[0]?.length ?? 0;

const lit = rows.flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === "#" ? [`M${(x + 1) * pitch} ${(y + 0.5) * pitch}h0`] : [])),
);
/** Lines without length; their round ends are the diodes. */
const diodes = lit.join("");

const width = columns * pitch;
const height = rows.length * pitch;

/** Decoration of the pages before sign-in. */
function LedPanel() {
  return (
    <chakra.svg viewBox={`${pitch / 2} 0 ${width} ${height}`} w="full" maxW="34rem" aria-hidden>
      <defs>
        <pattern id="led-off" width={pitch} height={pitch} patternUnits="userSpaceOnUse" x={pitch / 2}>
          <circle cx={pitch / 2} cy={pitch / 2} r="3.6" fill="#ffffff" opacity="0.06" />
        </pattern>
      </defs>
      <rect x={pitch / 2} width={width} height={height} fill="url(#led-off)" />
      <g stroke="#ffc46b" strokeLinecap="round">
        <path d={diodes} strokeWidth="12" opacity="0.12" />
        <path d={diodes} strokeWidth="7.6" />
      </g>
    </chakra.svg>
  );
}
