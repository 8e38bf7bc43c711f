import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useHasOnlyValves } from "../../shared/clients/useHasOnlyValves";
import { useOffers } from "../../shared/offers/useOffers";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { LargeDialog } from "../../shared/ui/LargeDialog";
import type { OverlayProps } from "../overlays/overlay";
import { endIntroduction } from "./introductionDone";
import { introductionTexts } from "./introductionTexts";
import { type Step, stepsFor } from "./steps";

/** The first minute: the main pages, with links. */
export function IntroductionDialog({ onClose }: OverlayProps) {
  const t = useT(introductionTexts);
  const session = useLocalSession();
  const { groups } = useClients();
  const hasOnlyValves = useHasOnlyValves();
  const offers = useOffers();
  const steps = stepsFor({
    offers,
    isAdmin: session?.isAdmin === 1,
    isLabeller: session?.isLabeller === 1,
    hasOnlyValves,
    valveLocationId: groups?.find(({ type }) => type === "VALVE")?.id ?? null,
  });
  const end = () => {
    endIntroduction(session?.username ?? "");
    onClose();
  };
  return (
    <LargeDialog
      title={t("title")}
      width="36rem"
      onClose={end}
      body={{ px: { base: "4", md: "6" }, py: "5" }}
      footer={
        <>
          <Text textStyle="xs" color="fg.muted" me="auto">
            {t("again")}
          </Text>
          <Button size="sm" colorPalette="brand" onClick={end}>
            {t("close")}
          </Button>
        </>
      }
    >
      <Stack as="ol" listStyleType="none" gap="5">
        {steps.map((step) => (
          <IntroductionStep key={step.title} step={step} onGo={end} />
        ))}
      </Stack>
    </LargeDialog>
  );
}

function IntroductionStep({ step: { title, text, Icon, to }, onGo }: { step: Step; onGo: () => void }) {
  const t = useT(introductionTexts);
  return (
    <Flex as="li" gap="4" align="start">
      <Flex
        flexShrink="0"
        boxSize="10"
        align="center"
        justify="center"
        rounded="full"
        bg="brand.subtle"
        color="brand.fg"
      >
        <Icon size={20} aria-hidden />
      </Flex>
      <Box flex="1" minW="0">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          {t(title)}
        </Heading>
        <Text textStyle="sm" color="fg.muted" textWrap="pretty">
          {t(text)}
        </Text>
      </Box>
      {to === undefined ? null : (
        <Button asChild size="sm" variant="ghost" colorPalette="brand" flexShrink="0">
          <Link to={to} aria-label={`${t("go")}: ${t(title)}`} onClick={onGo}>
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      )}
    </Flex>
  );
}
