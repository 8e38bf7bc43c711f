import { Box, Card, chakra, HStack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import type { SharedResourceFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { TextPicture } from "../../shared/custom-texts/TextPicture";
import type { BucketTab } from "./buckets";
import { resourcesTexts } from "./resourcesTexts";
import { summaryOf } from "./summary";

type ResourceListProps = {
  tab: BucketTab;
  resources: readonly SharedResourceFragment[];
  /** Of shared texts: the place of each one's first text, from 0. */
  places: ReadonlyMap<string, number>;
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** What is shared, each with its name and pictures of what it says. */
export function ResourceList({ tab, resources, places, chosen, onChoose }: ResourceListProps) {
  const t = useT(resourcesTexts);
  return (
    <Card.Root overflow="hidden" asChild>
      <chakra.ul listStyleType="none" aria-label={t(tab)}>
        {resources.map((resource) => (
          <Box as="li" key={resource.id} borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
            <ResourceItem
              tab={tab}
              resource={resource}
              firstPlace={places.get(resource.id) ?? 0}
              isChosen={resource.id === chosen}
              onChoose={() => onChoose(resource.id)}
            />
          </Box>
        ))}
      </chakra.ul>
    </Card.Root>
  );
}

type ResourceItemProps = {
  tab: BucketTab;
  resource: SharedResourceFragment;
  firstPlace: number;
  isChosen: boolean;
  onChoose: () => void;
};

const counted = { texts: "textCount", penalties: "stepCount", hardware: "staticCount" } as const;

function ResourceItem({ tab, resource, firstPlace, isChosen, onChoose }: ResourceItemProps) {
  const t = useT(resourcesTexts);
  const { count, pictures } = useMemo(() => summaryOf(tab, resource), [tab, resource]);
  const places = tab !== "texts" || count === 0 ? null : placesText(t, firstPlace, count);
  return (
    <chakra.button
      type="button"
      w="full"
      textAlign="start"
      px="4"
      py="3"
      cursor="pointer"
      bg={isChosen ? "bg.info" : undefined}
      _hover={{ bg: isChosen ? "bg.info" : "bg.subtle" }}
      focusVisibleRing="inside"
      aria-current={isChosen ? "true" : undefined}
      onClick={onChoose}
    >
      <Text fontWeight="medium" truncate>
        {resource.name || t("unnamed")}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {t(counted[tab], { count })}
        {places === null ? "" : ` · ${places}`}
      </Text>
      {pictures.length === 0 ? null : (
        <HStack gap="2" pt="2" aria-hidden>
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has its place alone
            <Box key={index} flex="1" maxW="33%">
              <TextPicture value={picture} />
            </Box>
          ))}
        </HStack>
      )}
    </chakra.button>
  );
}

const placesText = (
  t: ReturnType<typeof useT<typeof resourcesTexts>>,
  first: number,
  count: number,
): string =>
  count === 1 ? t("place", { place: first }) : t("placesFromTo", { first, last: first + count - 1 });
