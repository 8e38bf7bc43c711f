import { Box, chakra, Grid, HStack, Stack, Tabs, Text } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useId, useMemo, useSyncExternalStore } from "react";
import { useParam } from "../address/useParam";
import { useMedia } from "../ui/useMedia";
import { ConfigContext } from "./ConfigContext";
import { ConfigForm, othersOf } from "./ConfigForm";
import type { ConfigStore } from "./configStore";
import { DifferenceList } from "./DifferenceList";
import { type Change, reverted } from "./differences";
import type { ConfigDocument } from "./document";
import { FieldSearch } from "./FieldSearch";
import { reveal, revealSection } from "./reveal";
import { SectionNav } from "./SectionNav";
import type { Analysis } from "./useAnalysis";
import { useConfigTexts } from "./useConfigTexts";

type ConfigEditorProps = {
  store: ConfigStore;
  analysis: Analysis;
  /** The form's element; callers use it to scroll to a field. */
  form: RefObject<HTMLDivElement | null>;
  /** Preview of a settled document. */
  preview?: (document: ConfigDocument) => ReactNode;
  onApply?: (change: Change) => void;
};

type View = "form" | "preview" | "json" | "difference";

/** From this width on form and views are side by side. */
const wide = "(min-width: 1180px)";
/** From this width on the list of sections is there as well. */
const widest = "(min-width: 1360px)";

/** A document as a form, next to its JSON, its differences and its preview. */
export function ConfigEditor({ store, analysis, form, preview, onApply }: ConfigEditorProps) {
  const { document, changes, marks } = analysis;
  const isWide = useMedia(wide);
  const isWidest = useMedia(widest);
  const side: View[] = preview === undefined ? ["json", "difference"] : ["preview", "json", "difference"];
  const views: View[] = isWide ? side : ["form", ...side];
  const [wanted, setWanted] = useParam("view");
  const view = views.find((known) => known === wanted) ?? views[0] ?? "json";
  const value = useMemo(() => ({ store, marks }), [store, marks]);
  const showForm = () => {
    if (!isWide) setWanted(null);
  };
  const nav = (
    <SectionNav
      analysis={analysis}
      hasOthers={othersOf(document).length > 0}
      isRow={!isWidest}
      onChoose={(section) => revealSection(form.current, section)}
    />
  );
  const find = (path: string) => {
    showForm();
    // The form is visible only from the next frame on.
    requestAnimationFrame(() => reveal(form.current, path));
  };
  const isFormHidden = !isWide && view !== "form";
  const panels = (
    <ViewTabs
      views={views}
      view={view}
      count={changes.length}
      isTall={isWide}
      onChange={(next) => setWanted(next === views[0] ? null : next)}
    >
      {view === "preview" ? preview?.(document) : null}
      {view === "json" ? <JsonView store={store} document={document} /> : null}
      {view === "difference" ? (
        <DifferenceList
          changes={changes}
          onRevert={(change) => store.replace(reverted(store.read(), change))}
          onApply={onApply}
        />
      ) : null}
    </ViewTabs>
  );
  return (
    <ConfigContext value={value}>
      <Grid
        templateColumns={
          isWidest ? "10.5rem minmax(0, 1fr) 25rem" : isWide ? "minmax(0, 1fr) 23rem" : "minmax(0, 1fr)"
        }
        columnGap="5"
        rowGap="3"
        alignItems="start"
      >
        {isWidest ? (
          <Stack gap="3" position="sticky" top="calc(var(--bar-height, 0px) + 1rem)">
            <FieldSearch document={document} onFind={find} />
            {nav}
          </Stack>
        ) : null}
        {isWide ? null : panels}
        <Box ref={form} minW="0" display={isFormHidden ? "none" : undefined}>
          {isWidest ? null : (
            <Stack gap="2" pb="3">
              <FieldSearch document={document} onFind={find} />
              {nav}
            </Stack>
          )}
          <ConfigForm />
        </Box>
        {isWide ? panels : null}
      </Grid>
    </ConfigContext>
  );
}

type ViewTabsProps = {
  views: readonly View[];
  view: View;
  /** Number of differences. */
  count: number;
  isTall: boolean;
  onChange: (view: View) => void;
  children: ReactNode;
};

function ViewTabs({ views, view, count, isTall, onChange, children }: ViewTabsProps) {
  const { t } = useConfigTexts();
  return (
    <Tabs.Root
      value={view}
      onValueChange={({ value }) => {
        const next = views.find((known) => known === value);
        if (next !== undefined) onChange(next);
      }}
      size="sm"
      colorPalette="brand"
      lazyMount
      unmountOnExit
      {...(isTall
        ? {
            position: "sticky",
            top: "calc(var(--bar-height, 0px) + 1rem)",
            h: "calc(100dvh - var(--bar-height, 0px) - 5.5rem)",
            display: "flex",
            flexDirection: "column",
          }
        : {})}
    >
      <Tabs.List aria-label={t("side")}>
        {views.map((one) => (
          <Tabs.Trigger key={one} value={one} whiteSpace="nowrap">
            {t(one)}
            {one === "difference" && count > 0 ? ` (${count})` : ""}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {views.map((one) => (
        <Tabs.Content
          key={one}
          value={one}
          pt="3"
          pb={one === "form" ? "0" : undefined}
          colorPalette="gray"
          flex="1"
          minH="0"
          overflowY={isTall ? "auto" : undefined}
        >
          {children}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

type JsonViewProps = {
  store: ConfigStore;
  /** The settled document. */
  document: ConfigDocument;
};

/** The document as text. Edits here go to the form; edits of the form appear here a moment later. */
function JsonView({ store, document }: JsonViewProps) {
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
