import { Badge, Box, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { TextPicture } from "../../../shared/custom-texts/TextPicture";
import { useOffers } from "../../../shared/offers/useOffers";
import type { Data } from "../documents/data";
import { textsOf } from "../documents/textsDocument";
import { resourcesTexts } from "../resourcesTexts";

type TextsFormProps = {
  name: string;
  data: Data;
  /** Place of the first text among all shared ones, from 0. */
  firstPlace: number;
  isLocked: boolean;
  onEdit: () => void;
};

/** Shared texts of a resource as signs show them, with a button to edit them. */
export function TextsForm({ name, data, firstPlace, isLocked, onEdit }: TextsFormProps) {
  const t = useT(resourcesTexts);
  const texts = textsOf(data);
  return (
    <Stack gap="4">
      <Box>
        <Button variant="outline" size="sm" disabled={isLocked} onClick={onEdit}>
          <Pencil aria-hidden />
          {t("editTexts")}
        </Button>
      </Box>
      {texts.length === 0 ? <Text color="fg.muted">{t("textsNone")}</Text> : null}
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
        gap="4"
        aria-label={t("textsOf", { name })}
      >
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has its place alone
          <Box as="li" key={index} borderWidth="1px" rounded="l3" overflow="hidden">
            <Box bg="bg.subtle" p="3" borderBottomWidth="1px">
              <TextPicture value={text} />
            </Box>
            <HStack px="3" py="2" gap="2" justify="space-between">
              <Text truncate>{text.name.trim() || t("unnamed")}</Text>
              <Badge size="sm" variant="subtle" flexShrink="0">
                {t("place", { place: firstPlace + index })}
              </Badge>
            </HStack>
          </Box>
        ))}
      </Box>
      <Text textStyle="sm" color="fg.muted">
        {t(useOffers().has("TEXT_PLACES") ? "placesFollowHint" : "placesHint")}
      </Text>
    </Stack>
  );
}
