import { Box, Button, Grid, Stack } from "@chakra-ui/react";
import { ArrowLeft, FileStack, FileX2, Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import type { SharedResourceFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SearchField } from "../../shared/ui/SearchField";
import { useMedia } from "../../shared/ui/useMedia";
import { byAge, placesOf } from "./places";
import { ResourceEditor } from "./ResourceEditor";
import { ResourceList } from "./ResourceList";
import { resourcesTexts } from "./resourcesTexts";
import { matches } from "./summary";
import type { SaveResource } from "./useResourceEditor";
import type { ResourcesState } from "./useResourcesState";

type ResourcesViewProps = {
  state: ResourcesState;
  resources: readonly SharedResourceFragment[];
  onAdd: () => void;
  onSave: SaveResource;
  onDelete: (resource: SharedResourceFragment) => void;
};

/** List and editor beside each other; where there is no room, the one after the other. */
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
