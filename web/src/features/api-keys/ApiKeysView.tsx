import { Button, Flex, Text } from "@chakra-ui/react";
import { KeyRound, Plus, Trash2 } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import { useSelection } from "../../shared/bulk/useSelection";
import { type ApiKey, isViewKey, keyName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { KeySites } from "../../shared/keys/KeySites";
import { withoutSecrets } from "../../shared/keys/keyStart";
import { RevokeKeysDialog } from "../../shared/keys/RevokeKeysDialog";
import type { ShownList } from "../../shared/live/usePagedList";
import { OvertakenHost } from "../../shared/merge/OvertakenHost";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { DialogFrame } from "../../shared/ui/DialogFrame";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SearchField } from "../../shared/ui/SearchField";
import { uiTexts } from "../../shared/ui/uiTexts";
import { useMedia } from "../../shared/ui/useMedia";
import { EndDialog } from "./EndDialog";
import { KeyCards } from "./KeyCards";
import { KeyLinks } from "./KeyLinks";
import { KeysTable } from "./KeysTable";
import { type AskWork, type KeyWork, matchingKeys } from "./keyList";
import { RenameDialog } from "./RenameDialog";

const NewKeyDialog = lazy(async () => ({ default: (await import("./NewKeyDialog")).NewKeyDialog }));

/** Beside the sidebar, with what can be done still in sight. */
const noRoomForTable = "(max-width: 1199.9px)";

/** From so many on people search. */
const searchFrom = 8;

type ApiKeysViewProps = ShownList<ApiKey> & { reload: () => void };

/** All keys, and what can be done with them. */
export function ApiKeysView({ rows, totalCount, isLoading, loadMore, reload }: ApiKeysViewProps) {
  const t = useT(apiKeysTexts);
  const isNarrow = useMedia(noRoomForTable);
  const isAdmin = useLocalSession()?.isAdmin === 1;
  const [isNew, setNew] = useParam("new");
  const [typed, find] = useSearch();
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => matchingKeys(rows, wanted), [rows, wanted]);
  useAllPages({ isSearching: wanted !== "", loaded: rows.length, loadMore });
  const selection = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  const [revoking, setRevoking] = useState<readonly ApiKey[] | null>(null);
  const { asked, ask, close } = useAskedWork();
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));
  const List = isNarrow ? KeyCards : KeysTable;
  const create = (
    <Button size="sm" colorPalette="brand" onClick={() => setNew("1")}>
      <Plus aria-hidden />
      {t("create")}
    </Button>
  );
  return (
    <>
      <OvertakenHost />
      <PageHead title={t("title")} intro={t("intro")}>
        {rows.length === 0 ? null : create}
      </PageHead>
      {rows.length === 0 ? (
        <PageMessage icon={<KeyRound />} title={t("none")} text={t("noneText")} action={create} />
      ) : (
        <Flex gap="3" align="end" wrap="wrap">
          {rows.length >= searchFrom || typed !== "" ? (
            <SearchField
              label={t("search")}
              size="sm"
              value={typed}
              onChange={(text) => find(withoutSecrets(text))}
              maxW={{ sm: "22rem" }}
            />
          ) : null}
          <Text role="status" textStyle="sm" color="fg.muted" pb="2">
            {t("count", { count: typed === "" ? (totalCount ?? rows.length) : shown.length })}
          </Text>
        </Flex>
      )}
      {shown.length > 0 ? (
        <List keys={shown} selection={selection} ask={ask} hasGroups={isAdmin} />
      ) : rows.length > 0 && loadMore === null ? (
        <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={() => find("")} />
      ) : null}
      <MorePages shown={rows.length} total={totalCount} isLoading={isLoading} onMore={loadMore} />
      <ChosenBar
        count={chosen.length}
        said={[
          t("selected", { count: chosen.length }),
          ...(selection.outOfSight > 0 ? [t("outOfSight", { count: selection.outOfSight })] : []),
        ].join(" · ")}
        label={t("selectionLabel")}
        clear={t("clearSelection")}
        onClear={selection.clear}
      >
        <Button size="xs" variant="ghost" colorPalette="red" onClick={() => setRevoking(chosen)}>
          <Trash2 aria-hidden />
          {t(chosen.length === 1 ? "revoke" : "revokeSelected")}
        </Button>
      </ChosenBar>
      {asked === null ? null : <KeyDialog {...asked} rows={rows} onChanged={reload} onClose={close} />}
      {revoking === null ? null : (
        <RevokeKeysDialog
          keys={revoking}
          onRevoked={() => {
            selection.clear();
            reload();
          }}
          onClose={() => setRevoking(null)}
        />
      )}
      {isNew === null ? null : (
        <Suspense fallback={null}>
          <NewKeyDialog onChanged={reload} onClose={() => setNew(null)} />
        </Suspense>
      )}
    </>
  );
}

type AllPages = { isSearching: boolean; loaded: number } & Pick<ApiKeysViewProps, "loadMore">;

/** Of some of the pages alone a search would say that there is none: it loads the others, each once. */
function useAllPages({ isSearching, loaded, loadMore }: AllPages): void {
  const asked = useRef(0);
  useEffect(() => {
    if (!isSearching) asked.current = 0;
    if (!isSearching || loadMore === null || asked.current === loaded) return;
    asked.current = loaded;
    loadMore();
  }, [isSearching, loaded, loadMore]);
}

type Asked = { work: KeyWork; apiKey: ApiKey; from: HTMLElement | null };

/** What is being done with which key, in a dialog over the list. */
function useAskedWork() {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The menu in which the dialog was asked for is gone by then.
  useEffect(() => (asked === null ? undefined : () => asked.from?.focus()), [asked]);
  const ask: AskWork = (work, apiKey, from) => setAsked({ work, apiKey, from });
  return { asked, ask, close: () => setAsked(null) };
}

type KeyDialogProps = {
  work: KeyWork;
  /** As it was when the dialog was asked for. */
  apiKey: ApiKey;
  /** All that are known now. */
  rows: readonly ApiKey[];
  onChanged: () => void;
  onClose: () => void;
};

/** What was asked for of one key. */
function KeyDialog({ work, apiKey: asked, rows, onChanged, onClose }: KeyDialogProps) {
  const t = useT(apiKeysTexts);
  const ui = useT(uiTexts);
  const apiKey = rows.find(({ id }) => id === asked.id) ?? asked;
  const name = keyName(t, apiKey);
  if (work === "rename") return <RenameDialog apiKey={apiKey} onChanged={onChanged} onClose={onClose} />;
  if (work === "end") return <EndDialog apiKey={apiKey} onChanged={onChanged} onClose={onClose} />;
  if (work === "revoke") return <RevokeKeysDialog keys={[asked]} onRevoked={onChanged} onClose={onClose} />;
  return (
    <DialogFrame
      title={t(work === "links" ? "linksOf" : "sitesOf", { name })}
      size="lg"
      isBusy={false}
      closeOnInteractOutside={work === "links"}
      onClose={onClose}
      footer={
        <Button variant="outline" size="sm" onClick={onClose}>
          {ui("close")}
        </Button>
      }
    >
      {work === "sites" ? <KeySites apiKey={apiKey} onChanged={async () => onChanged()} /> : null}
      {work === "links" && isViewKey(apiKey) ? <KeyLinks apiKey={apiKey} /> : null}
    </DialogFrame>
  );
}
