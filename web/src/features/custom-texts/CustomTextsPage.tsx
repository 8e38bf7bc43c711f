import { Box, Button, Grid, Skeleton, Stack, Tabs } from "@chakra-ui/react";
import { Lock, Plus } from "lucide-react";
import { useState } from "react";
import { failureOf } from "../../graphql/errors";
import type { SharedResourceFragment } from "../../graphql/generated";
import { useSharedResourcesQuery } from "../../graphql/operations/customTexts";
import { type T, useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useOffers } from "../../shared/offers/useOffers";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { PageHead } from "../../shared/ui/PageHead";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { TabLine } from "../../shared/ui/TabLine";
import { uiTexts } from "../../shared/ui/uiTexts";
import { WidePage } from "../../shared/ui/WidePage";
import { type BucketTab, bucketOf, tabs } from "./buckets";
import { NameDialog } from "./NameDialog";
import { textsAfter } from "./places";
import { ResourcesView } from "./ResourcesView";
import { resourcesTexts } from "./resourcesTexts";
import { useResourceChanges } from "./useResourceChanges";
import { useResourcesState } from "./useResourcesState";

type Resource = SharedResourceFragment;

/** /admin/customtext: resources shared by all groups. ?bucket= and ?id= name the open one, ?as=json its form. */
export function CustomTextsPage() {
  const t = useT(resourcesTexts);
  const state = useResourcesState();
  const { tab } = state;
  const bucket = bucketOf[tab];
  const query = useSharedResourcesQuery({
    variables: { bucket },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(query), bucket);
  const resources = data?.resources ?? undefined;
  const changes = useResourceChanges(tab);
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Resource | null>(null);
  const retry = () => void query.refetch().catch(() => undefined);
  const failed = tab === "penalties" ? t("penaltiesFailed") : `${t("bucketFailed")} ${bucket.toLowerCase()}`;

  const add = async (name: string) => {
    const { isAdded, id } = await changes.add(name);
    if (id !== null) state.setId(id);
    return isAdded;
  };
  const remove = async (id: string) => {
    const isGone = await changes.remove(id);
    if (isGone) state.setId(null);
    return isGone;
  };

  const follows = useOffers().has("TEXT_PLACES");
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button
          colorPalette="brand"
          size="sm"
          disabled={resources === undefined}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden />
          {t("add")}
        </Button>
      </PageHead>
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => state.setTab(value as BucketTab)}
        variant="line"
        size="sm"
        colorPalette="brand"
      >
        <TabLine open={tab} aria-label={t("buckets")}>
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name} px={{ base: "2.5", sm: "4" }} whiteSpace="nowrap">
              {t(name)}
            </Tabs.Trigger>
          ))}
        </TabLine>
        <Tabs.Content value={tab} pt="4" colorPalette="gray">
          {query.error !== undefined && resources !== undefined ? (
            <Box pb="4">
              <StaleNotice text={failed} at={at} onRetry={retry} />
            </Box>
          ) : null}
          {resources === undefined ? (
            <NothingYet error={query.error} failed={failed} onRetry={retry} />
          ) : (
            <ResourcesView
              key={tab}
              state={state}
              resources={resources}
              onAdd={() => setAdding(true)}
              onSave={changes.save}
              onDelete={setDeleting}
            />
          )}
        </Tabs.Content>
      </Tabs.Root>
      {isAdding ? (
        <NameDialog
          title={t(addTitles[tab])}
          text={t(addTexts[tab])}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {deleting === null ? null : (
        <DeleteDialog
          name={deleting.name || t("unnamed")}
          text={follows ? t(keptTexts[tab]) : deleteText(t, tab, deleting, resources ?? [])}
          onDelete={() => remove(deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </WidePage>
  );
}

const addTitles = { texts: "addTexts", penalties: "addPenalties", hardware: "addHardware" } as const;
const addTexts = {
  texts: "addTextsText",
  penalties: "addPenaltiesText",
  hardware: "addHardwareText",
} as const;

/** For a platform that keeps displays' texts, and moves their places along. */
const keptTexts = {
  texts: "deleteKeptText",
  penalties: "deleteKeptPenaltiesText",
  hardware: "deleteHardwareText",
} as const;

function deleteText(
  t: T<typeof resourcesTexts>,
  tab: BucketTab,
  { id }: Resource,
  resources: readonly Resource[],
): string {
  if (tab === "penalties") return t("deletePenaltiesText");
  if (tab === "hardware") return t("deleteHardwareText");
  const after = textsAfter(resources, id);
  return after === 0 ? t("deleteLastText") : `${t("placesHint")} ${t("deleteMoves", { count: after })}`;
}

type NothingYetProps = { error: unknown; failed: string; onRetry: () => void };

/** It is loading, failed, or is not for this person. */
function NothingYet({ error, failed, onRetry }: NothingYetProps) {
  const t = useT(resourcesTexts);
  if (error === undefined) return <ResourcesSkeleton />;
  if (failureOf(error) === "FORBIDDEN")
    return <PageMessage icon={<Lock />} title={t("noAccess")} text={t("noAccessText")} />;
  return <PageError title={failed} text={t("loadFailedText")} onRetry={onRetry} />;
}

type DeleteDialogProps = {
  name: string;
  /** Consequences. */
  text: string;
  onDelete: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks for confirmation before it deletes a shared resource. */
function DeleteDialog({ name, text, onDelete, onClose }: DeleteDialogProps) {
  const t = useT(resourcesTexts);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    const isDeleted = await onDelete();
    setDeleting(false);
    if (isDeleted) onClose();
  };
  return (
    <ConfirmDialog
      title={t("deleteTitle", { name })}
      text={text}
      action={t("delete")}
      isDangerous
      isBusy={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}

/** Placeholder of the list and the resource next to it. */
function ResourcesSkeleton() {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "22rem minmax(0, 1fr)" }} gap="6" aria-hidden>
        <Stack gap="3">
          <Skeleton h="10" />
          <Skeleton h="24" />
          <Skeleton h="24" />
          <Skeleton h="24" />
        </Stack>
        <Skeleton h="30rem" display={{ base: "none", lg: "block" }} />
      </Grid>
    </Box>
  );
}
