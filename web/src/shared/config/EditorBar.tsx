import { Button, HStack, IconButton, Text } from "@chakra-ui/react";
import { Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";
import { useBarRoom } from "../ui/useBarRoom";
import type { ConfigStore } from "./configStore";
import type { FaultText } from "./marks";
import { useIsDirty } from "./useConfigStore";
import { useConfigTexts } from "./useConfigTexts";

type EditorBarProps = {
  store: ConfigStore;
  /** Of values that differ. */
  changes: number;
  faults: readonly FaultText[];
  onFault: (path: string) => void;
  /** What can be done with what is edited. */
  children: ReactNode;
};

/** How the editor stands and what can be done with it, in sight wherever the page is scrolled to. */
export function EditorBar({ store, changes, faults, onFault, children }: EditorBarProps) {
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

/** A step back or forth; where there is none it stays in its place, and keeps the focus. */
function StepButton({ store, way }: { store: ConfigStore; way: "undo" | "redo" }) {
  const { t } = useConfigTexts();
  const [Icon, can, keys] =
    way === "undo"
      ? [Undo2, store.canUndo, "Control+Z"]
      : [Redo2, store.canRedo, "Control+Shift+Z Control+Y"];
  const isThere = useSyncExternalStore((notify) => store.subscribe([], notify), can);
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={t(way)}
      aria-keyshortcuts={keys}
      aria-disabled={!isThere}
      title={t(`${way}Hint`)}
      opacity={isThere ? undefined : 0.5}
      cursor={isThere ? undefined : "default"}
      onClick={store[way]}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
