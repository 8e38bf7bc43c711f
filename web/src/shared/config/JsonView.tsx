import { Box, chakra, HStack, Text } from "@chakra-ui/react";
import { useId, useMemo, useSyncExternalStore } from "react";
import type { ConfigStore } from "./configStore";
import type { ConfigDocument } from "./document";
import { useConfigTexts } from "./useConfigTexts";

type JsonViewProps = {
  store: ConfigStore;
  /** At rest. */
  document: ConfigDocument;
};

/** The document as text. What is edited here flows into the form; what the form changes stands here a moment later. */
export function JsonView({ store, document }: JsonViewProps) {
  const { t } = useConfigTexts();
  const hintId = useId();
  const subscribe = (notify: () => void) => store.subscribe([], notify);
  const own = useSyncExternalStore(subscribe, store.text);
  const isBroken = useSyncExternalStore(subscribe, store.isBroken);
  const written = useMemo(() => JSON.stringify(document, null, 2), [document]);
  return (
    <Box display="flex" flexDirection="column" gap="2" h="full">
      <chakra.textarea
        aria-label={t("jsonLabel")}
        aria-describedby={hintId}
        aria-invalid={isBroken || undefined}
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        flex="1"
        minH={{ base: "60dvh", lg: "16rem" }}
        p="3"
        resize="none"
        fontFamily="mono"
        fontSize={{ base: "md", md: "xs" }}
        lineHeight="1.6"
        bg="bg.subtle"
        borderWidth="1px"
        borderColor={isBroken ? "border.error" : "border.control"}
        rounded="l2"
        focusVisibleRing="inside"
        value={own ?? written}
        onChange={({ target }) => store.write(target.value)}
      />
      <HStack id={hintId} role="status" textStyle="xs" color="fg.muted" gap="2" minH="5">
        {isBroken ? (
          <>
            <Text color="fg.error" fontWeight="medium">
              {t("cannotParse")}
            </Text>
            <Text>{t("cannotParseText")}</Text>
          </>
        ) : (
          <Text>{t("jsonHint")}</Text>
        )}
      </HStack>
    </Box>
  );
}
