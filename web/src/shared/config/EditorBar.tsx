import { Button, HStack, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { FaultText } from "./marks";
import { useConfigTexts } from "./useConfigTexts";

type EditorBarProps = {
  isDirty: boolean;
  /** Of values that differ. */
  changes: number;
  faults: readonly FaultText[];
  onFault: (path: string) => void;
  onUndo: () => void;
  /** What can be done with what is edited. */
  children: ReactNode;
};

/** How the editor stands and what can be done with it, in sight wherever the page is scrolled to. */
export function EditorBar({ isDirty, changes, faults, onFault, onUndo, children }: EditorBarProps) {
  const { t } = useConfigTexts();
  const [first] = faults;
  return (
    <HStack
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
      <Button variant="ghost" size="sm" disabled={!isDirty} onClick={onUndo}>
        {t("undo")}
      </Button>
      {children}
    </HStack>
  );
}
