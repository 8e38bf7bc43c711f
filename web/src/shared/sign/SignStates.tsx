import { Alert, Box, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { MonitorOff } from "lucide-react";
import { useT } from "../../i18n/useT";
import { ASPECT } from "./geometry";
import type { Misfit } from "./panelText";
import { signTexts } from "./signTexts";

/** While the configuration is asked for: the preview's own shape. */
export function SignSkeleton() {
  const t = useT(signTexts);
  return (
    <Stack gap="3" maxW="40rem" role="status" aria-label={t("loading")}>
      <Skeleton borderRadius="l3" style={{ aspectRatio: ASPECT.plain }} />
      <Skeleton h="9" w="70%" />
      <Skeleton h="12" />
    </Stack>
  );
}

/** In place of a sign that there is nothing to draw of. */
export function NoSign({ isConfigured }: { isConfigured: boolean }) {
  const t = useT(signTexts);
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="2"
      minH="48"
      p="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
      bg="bg.subtle"
    >
      <Box color="fg.muted" asChild>
        <MonitorOff size={28} aria-hidden />
      </Box>
      <Text fontWeight="medium">{t(isConfigured ? "noDisplay" : "notConfigured")}</Text>
      <Text textStyle="sm" color="fg.muted" maxW="sm">
        {t(isConfigured ? "noDisplayText" : "notConfiguredText")}
      </Text>
    </Flex>
  );
}

/** Texts that are cut off on the sign. */
export function Misfits({ misfits }: { misfits: readonly Misfit[] }) {
  const t = useT(signTexts);
  const words = [...new Set(misfits.map(({ text }) => text.replace(/\s+/g, " ").trim()))];
  if (words.length === 0) return null;
  return (
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>
          {t("misfits", { count: words.length })}{" "}
          {words.map((text) => t("quoted", { words: text })).join(", ")}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
