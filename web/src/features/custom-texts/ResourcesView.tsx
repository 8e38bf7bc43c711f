import { Box, Button, Card, chakra, Grid, HStack, Stack, Text } from "@chakra-ui/react";
import { ArrowLeft, FileStack, FileX2, Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import type { SharedResourceFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { TextPicture } from "../../shared/custom-texts/TextPicture";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SearchField } from "../../shared/ui/SearchField";
import { useMedia } from "../../shared/ui/useMedia";
import type { BucketTab } from "./buckets";
import { byAge, placesOf } from "./places";
import { ResourceEditor } from "./ResourceEditor";
import { resourcesTexts } from "./resourcesTexts";
import { matches, summaryOf } from "./summary";
import type { SaveResource } from "./useResourceEditor";
import type { ResourcesState } from "./useResourcesState";

type ResourcesViewProps = {
  state: ResourcesState;
  resources: readonly SharedResourceFragment[];
  onAdd: () => void;
  onSave: SaveResource;
  onDelete: (resource: SharedResourceFragment) => void;
};

/** List and editor side by side; on narrow screens one at a time. */
export function ResourcesView({ state, resources, onAdd, onSave, onDelete }: ResourcesViewProps) {
  const t = useT(resourcesTexts);
  const isBeside = useMedia("(min-width: 64rem)");
  const field = useRef<HTMLInputElement>(null);
  const { tab, search } = state;
  const wanted = useDeferredValue(search);
  const ordered = useMemo(() => byAge(resources), [resources]);
  const places = useMemo(
    () => (tab === "texts" ? placesOf(resources) : new Map<string, number>()),
    [tab, resources],
  );
  const found = useMemo(() => ordered.filter((one) => matches(tab, one, wanted)), [ordered, tab, wanted]);
  const named = ordered.find(({ id }) => id === state.id);
  const chosen = named ?? (isBeside && state.id === null ? found[0] : undefined);

  if (resources.length === 0)
    return (
      <PageMessage
        icon={<FileStack />}
        title={t(emptyTitles[tab])}
        text={t(emptyTexts[tab])}
        action={
          <Button size="sm" variant="outline" onClick={onAdd}>
            <Plus aria-hidden />
            {t("add")}
          </Button>
        }
      />
    );

  const list = (
    <Stack gap="3">
      <SearchField ref={field} size="sm" label={t("search")} value={search} onChange={state.setSearch} />
      {found.length === 0 ? (
        <NoMatch
          title={t("noMatch")}
          text={t("noMatchText", { search: wanted.trim() })}
          clear={t("clear")}
          onClear={() => {
            state.setSearch("");
            field.current?.focus();
          }}
        />
      ) : (
        <ResourceList
          tab={tab}
          resources={found}
          places={places}
          chosen={chosen?.id}
          onChoose={state.setId}
        />
      )}
    </Stack>
  );
  const editor =
    chosen === undefined ? null : (
      <ResourceEditor
        key={chosen.id}
        tab={tab}
        resource={chosen}
        firstPlace={places.get(chosen.id) ?? 0}
        form={state.form}
        onForm={state.setForm}
        isEditingTexts={state.isEditingTexts}
        onEditTexts={state.editTexts}
        onSave={onSave}
        onDelete={() => onDelete(chosen)}
      />
    );
  const unknown =
    state.id !== null && named === undefined ? (
      <PageMessage icon={<FileX2 />} title={t("unknown")} text={t("unknownText")} />
    ) : null;

  if (isBeside)
    return (
      <Grid templateColumns="22rem minmax(0, 1fr)" gap="6" alignItems="start">
        {list}
        <Box>{editor ?? unknown}</Box>
      </Grid>
    );
  if (state.id === null) return list;
  return (
    <Stack gap="3">
      <BackToList onBack={() => state.setId(null)}>{t("backToList")}</BackToList>
      {editor ?? unknown}
    </Stack>
  );
}

const emptyTitles = { texts: "textsEmpty", penalties: "penaltiesEmpty", hardware: "hardwareEmpty" } as const;
const emptyTexts = {
  texts: "textsEmptyText",
  penalties: "penaltiesEmptyText",
  hardware: "hardwareEmptyText",
} as const;

function BackToList({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" alignSelf="start" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {children}
    </Button>
  );
}

type ResourceListProps = {
  tab: BucketTab;
  resources: readonly SharedResourceFragment[];
  /** Shared texts: the place of each resource's first text, from 0. */
  places: ReadonlyMap<string, number>;
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** List of the shared resources, with their names and pictures. */
function ResourceList({ tab, resources, places, chosen, onChoose }: ResourceListProps) {
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
