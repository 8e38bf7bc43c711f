import { Badge, Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { pathName } from "../document";
import { followingTexts } from "../followingTexts";
import { useFieldWords } from "./fieldWords";
import type { FollowingChange } from "./followingChanges";

type FollowingListProps = {
  changes: readonly FollowingChange[];
  /** The version that the changes are counted from, where nobody knows what the device runs. */
  unknownSince?: string | undefined;
  /** Says of what is carried along where it comes from. */
  carriedText: string;
};

/** So many of a person's own changes stand there at once; what is carried along always does. */
const shownAtOnce = 3;

/** What a save changes on the device: the person's own changes, and what comes along from elsewhere, marked as such. */
export function FollowingList({ changes, unknownSince, carriedText }: FollowingListProps) {
  const t = useT(followingTexts);
  const [isOpen, setOpen] = useState(false);
  const own = changes.filter(({ isOwn }) => isOwn);
  const carried = changes.filter(({ isOwn }) => !isOwn);
  const hidden = isOpen ? 0 : Math.max(0, own.length - shownAtOnce);
  return (
    <Stack
      as="section"
      aria-label={t("title")}
      gap="2"
      textStyle="sm"
      maxH="40dvh"
      overflowY="auto"
      tabIndex={0}
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="baseline">
        <Text fontWeight="medium">{t("title")}</Text>
        {unknownSince === undefined ? null : <Text color="fg.muted">{unknownSince}</Text>}
        {hidden > 0 || isOpen ? (
          <Button size="2xs" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t("fewer") : t("more", { count: hidden })}
          </Button>
        ) : null}
      </Flex>
      <Lines changes={own.slice(0, own.length - hidden)} />
      {carried.length === 0 ? null : (
        <Box borderWidth="1px" borderColor="border.warning" rounded="l2" px="3" py="2" bg="bg.warning">
          <Flex gap="2" align="baseline" wrap="wrap" pb="1">
            <Badge colorPalette="orange" variant="solid">
              {t("carried", { count: carried.length })}
            </Badge>
            <Text color="fg.warning">{carriedText}</Text>
          </Flex>
          <Lines changes={carried} />
        </Box>
      )}
    </Stack>
  );
}

function Lines({ changes }: { changes: readonly FollowingChange[] }) {
  const t = useT(followingTexts);
  const { placeText, valueText } = useFieldWords();
  if (changes.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none">
      {changes.map(({ path, before, after }) => (
        <Box as="li" key={pathName(path)} overflowWrap="anywhere">
          <Text as="span" color="fg.muted">{`${placeText(path)}: `}</Text>
          <Text as="del" color="fg.error">
            <Text as="span" srOnly>{`${t("before")} `}</Text>
            {valueText(path, before)}
          </Text>
          <Text as="span" aria-hidden color="fg.subtle">
            {" → "}
          </Text>
          <Text as="ins" color="fg.success" textDecoration="none" fontWeight="medium">
            <Text as="span" srOnly>{`${t("after")} `}</Text>
            {valueText(path, after)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
