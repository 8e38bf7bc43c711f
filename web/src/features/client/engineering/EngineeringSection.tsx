import { Box, Button, Heading, Skeleton, Stack, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import { ErrorBoundary } from "../../../shared/ui/ErrorBoundary";
import { PageError } from "../../../shared/ui/PageState";
import type { EngineeringPanelProps } from "./EngineeringPanel";
import { engineeringTexts } from "./engineeringTexts";

const EngineeringPanel = lazy(async () => ({
  default: (await import("./EngineeringPanel")).EngineeringPanel,
}));

/** In the address where the section is open. */
const parameter = "figures";

/** Figures for traffic engineers, folded: nothing is asked for until somebody opens them. */
export function EngineeringSection(props: EngineeringPanelProps) {
  const t = useT(engineeringTexts);
  const contentId = useId();
  const isOffered = useOffers().has("TRAFFIC_FIGURES");
  const [params, setParams] = useSearchParams();
  const isOpen = params.has(parameter);
  const toggle = () =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (isOpen) next.delete(parameter);
      else next.set(parameter, "open");
      return next;
    });
  if (!isOffered) return null;
  return (
    <Stack as="section" gap="3" mt="4">
      <Box>
        <Heading as="h2" size="lg" fontWeight="semibold" letterSpacing="-0.01em">
          <Button
            variant="plain"
            size="lg"
            px="0"
            font="inherit"
            height="auto"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={toggle}
          >
            {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
            {t("title")}
          </Button>
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {t("about")}
        </Text>
      </Box>
      <Box id={contentId} hidden={!isOpen}>
        {isOpen ? (
          <ErrorBoundary fallback={<PageError title={t("failed")} />}>
            <Suspense fallback={<Skeleton height="16rem" rounded="lg" />}>
              <EngineeringPanel {...props} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </Box>
    </Stack>
  );
}
