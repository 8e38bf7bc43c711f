import { Badge, Box, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { ChangedItemPartsFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { auditChangesTexts } from "./auditChangesTexts";
import { useFieldWords } from "./useFieldWords";
import { useItemName } from "./useItemName";
import { useValueWords } from "./useValueWords";

/** Number of changes shown at first. */
const mostShown = 4;

type ItemChangesProps = {
  item: ChangedItemPartsFragment;
  /** Set if no name is shown next to it yet. */
  isNamed?: boolean;
  /** Shows all changes at once, for when somebody decides by them. */
  isWhole?: boolean;
};

/** The changes of an item, old and new values in words. */
export function ItemChanges({ item, isNamed = false, isWhole = false }: ItemChangesProps) {
  const t = useT(auditChangesTexts);
  const name = useItemName();
  const [isOpen, setOpen] = useState(isWhole);
  const changes = item.changes ?? [];
  // A removed item has no new values: all its fields would be listed.
  const most = item.removed === true ? 0 : isOpen ? changes.length : mostShown;
  const shown = changes.slice(0, most);
  const hidden = item.removed === true ? 0 : (item.changeCount ?? changes.length) - shown.length;
  return (
    <Box minW="0">
      {isNamed || item.made || item.removed ? (
        <HStack gap="1.5" wrap="wrap" textStyle="sm">
          {isNamed ? (
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name(item)}
            </Text>
          ) : null}
          {item.made ? <Badge colorPalette="green">{t("made")}</Badge> : null}
          {item.removed ? <Badge colorPalette="red">{t("removed")}</Badge> : null}
        </HStack>
      ) : null}
      <Stack as="ul" listStyleType="none" gap="0.5">
        {shown.map((change) => (
          <ChangeLine key={change.path} change={change} isNew={item.made === true} />
        ))}
      </Stack>
      {hidden > 0 ? (
        <Button
          size="xs"
          variant="plain"
          h="auto"
          minH="6"
          px="0"
          color="fg.muted"
          textDecoration="underline"
          disabled={isOpen}
          onClick={() => setOpen(true)}
        >
          {t("moreFields", { count: hidden })}
        </Button>
      ) : null}
    </Box>
  );
}

type Change = NonNullable<ChangedItemPartsFragment["changes"]>[number];

function ChangeLine({ change: { path, before, after }, isNew }: { change: Change; isNew: boolean }) {
  const t = useT(auditChangesTexts);
  const field = useFieldWords();
  const value = useValueWords();
  if (path === null) return null;
  return (
    <Box as="li" textStyle="sm" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      <Text as="span" color="fg.muted">
        {field(path)}:{" "}
      </Text>
      {isNew ? null : (
        <>
          <Text as="del" color="fg.muted" textDecoration="none">
            <Text as="span" srOnly>{`${t("before")} `}</Text>
            {value(path, before)}
          </Text>
          <Text as="span" aria-hidden color="fg.subtle">
            {" → "}
          </Text>
        </>
      )}
      <Text as="ins" textDecoration="none" fontWeight="medium">
        {isNew ? null : <Text as="span" srOnly>{` ${t("after")} `}</Text>}
        {value(path, after)}
      </Text>
    </Box>
  );
}
