import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { Redo2, TriangleAlert, Undo2 } from "lucide-react";
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useDisplayChoicesQuery } from "../../graphql/operations/settings";
import { useT } from "../../i18n/useT";
import { answerOf } from "../live/answerOf";
import { isCovered, undoingPlaces } from "../shortcuts/typing";
import { IconAction } from "../ui/IconAction";
import { uiTexts } from "../ui/uiTexts";
import { useBarRoom } from "../ui/useBarRoom";
import { ConfigEditor } from "./ConfigEditor";
import type { ConfigStore } from "./configStore";
import type { Change } from "./differences";
import type { FaultText } from "./marks";
import { reveal } from "./reveal";
import { useAnalysis } from "./useAnalysis";
import { useIsDirty } from "./useConfigStore";
import { useConfigTexts } from "./useConfigTexts";

const SignPreview = lazy(async () => ({ default: (await import("../sign/SignPreview")).SignPreview }));
const ApplyFieldDialog = lazy(async () => ({
  default: (await import("../bulk/changes/ApplyFieldDialog")).ApplyFieldDialog,
}));

type ConfigWorkbenchProps = {
  store: ConfigStore;
  /** Type of the edited device: others of its family can be given one of its fields. */
  hardwareType: string | null;
  /** Buttons for the edited document. */
  children: ReactNode;
};

/** The editor with a preview of the sign, the dialog for giving other devices one field, and the bar below. */
export function ConfigWorkbench({ store, hardwareType, children }: ConfigWorkbenchProps) {
  const analysis = useAnalysis(store);
  const form = useRef<HTMLDivElement>(null);
  const [applied, setApplied] = useState<Change | null>(null);
  const { data: choices } = answerOf(useDisplayChoicesQuery());
  const editor = useRef<HTMLDivElement>(null);
  useUndoKeys(store, editor);
  return (
    // Typing is one step until the field is left; each press of a button is one.
    <Stack ref={editor} gap="4" onBlur={store.seal} onClickCapture={store.seal}>
      <ConfigEditor
        store={store}
        analysis={analysis}
        form={form}
        onApply={setApplied}
        preview={(document) => (
          <Suspense fallback={null}>
            <SignPreview document={document} staticTexts={choices?.staticTexts ?? []} />
          </Suspense>
        )}
      />
      <EditorBar
        store={store}
        changes={analysis.changes.length}
        faults={analysis.faults}
        onFault={(path) => reveal(form.current, path)}
      >
        {children}
      </EditorBar>
      {applied === null ? null : (
        <Suspense fallback={null}>
          <ApplyFieldDialog
            document={store.read()}
            change={applied}
            hardwareType={hardwareType}
            onClose={() => setApplied(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Ctrl Z undoes a step, Ctrl Shift Z and Ctrl Y redo one, while the editor is visible. */
function useUndoKeys(store: ConfigStore, editor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      const isHidden = !editor.current || editor.current.closest("[hidden]") !== null;
      const isOfText = event.target instanceof Element && event.target.closest(undoingPlaces) !== null;
      if (way === null || isHidden || isOfText || isCovered()) return;
      event.preventDefault();
      store[way]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store, editor]);
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "undo" | "redo" | null {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : null;
}

type EditorBarProps = {
  store: ConfigStore;
  /** Number of different values. */
  changes: number;
  faults: readonly FaultText[];
  onFault: (path: string) => void;
  /** Buttons for the edited document. */
  children: ReactNode;
};

/** The editor's state and its buttons, visible wherever the page is scrolled to. */
function EditorBar({ store, changes, faults, onFault, children }: EditorBarProps) {
  const { t } = useConfigTexts();
  const ui = useT(uiTexts);
  const isDirty = useIsDirty(store);
  const [first] = faults;
  const bar = useBarRoom(true);
  return (
    <HStack
      ref={bar}
      data-save-bar
      position="sticky"
      bottom="0"
      zIndex="docked"
      gap="2"
      wrap="wrap"
      justify="end"
      mx={{ base: "-4", md: "-6" }}
      mb={{ base: "-4", md: "-6" }}
      px={{ base: "4", md: "6" }}
      pt="2.5"
      pb="calc(0.625rem + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <HStack flex="1" minW="5rem" gap="3" rowGap="0" wrap="wrap">
        <Text role="status" textStyle="sm" color="fg.muted">
          {isDirty ? t("changes", { count: Math.max(1, changes) }) : t("unchanged")}
        </Text>
        {first === undefined ? null : (
          <Button size="xs" variant="plain" color="fg.error" px="1" onClick={() => onFault(first.path)}>
            <TriangleAlert aria-hidden />
            {t("faults", { count: faults.length })}
          </Button>
        )}
      </HStack>
      <HStack gap="0">
        <StepButton store={store} way="undo" />
        <StepButton store={store} way="redo" />
      </HStack>
      <Button variant="ghost" size="sm" disabled={!isDirty} onClick={() => store.replace(store.base())}>
        {ui("discard")}
      </Button>
      {children}
    </HStack>
  );
}

/** Undo or redo button; without a step it stays in place and keeps the focus. */
function StepButton({ store, way }: { store: ConfigStore; way: "undo" | "redo" }) {
  const { t } = useConfigTexts();
  const [Icon, can, keys] =
    way === "undo"
      ? [Undo2, store.canUndo, "Control+Z"]
      : [Redo2, store.canRedo, "Control+Shift+Z Control+Y"];
  const isThere = useSyncExternalStore((notify) => store.subscribe([], notify), can);
  return (
    <IconAction
      icon={Icon}
      label={t(way)}
      aria-keyshortcuts={keys}
      aria-disabled={!isThere}
      title={t(`${way}Hint`)}
      opacity={isThere ? undefined : 0.5}
      cursor={isThere ? undefined : "default"}
      onClick={store[way]}
    />
  );
}
