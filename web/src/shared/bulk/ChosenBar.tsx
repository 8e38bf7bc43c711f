import { HStack, IconButton, Text, VisuallyHidden } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useT } from "../../i18n/useT";
import { KeyName } from "../shortcuts/KeyName";
import { isCovered } from "../shortcuts/typing";
import { useBarRoom } from "../ui/useBarRoom";
import { bulkTexts } from "./bulkTexts";

type ChosenBarProps = {
  /** Number of selected rows; 0 hides the bar. */
  count: number;
  /** The count in words. */
  said: string;
  label: string;
  clear: string;
  onClear: () => void;
  children: ReactNode;
};

/** Bar with the changes for the selected rows, visible wherever the page is scrolled to. */
export function ChosenBar({ count, said, label, clear, onClear, children }: ChosenBarProps) {
  const t = useT(bulkTexts);
  const bar = useBarRoom(count > 0);
  useBarKey(bar, count > 0);
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? `${said}. ${t("barKey", { key: barKey })}` : ""}
      </VisuallyHidden>
      {count === 0 ? null : (
        <HStack
          ref={bar}
          data-save-bar
          role="region"
          aria-label={label}
          position="sticky"
          bottom="0"
          zIndex="docked"
          gap="2"
          px={{ base: "3", md: "4" }}
          pt="2"
          pb="calc(0.5rem + env(safe-area-inset-bottom))"
          bg="bg.panel"
          borderWidth="1px"
          borderBottomWidth="0"
          roundedTop="l3"
          shadow="lg"
          wrap="wrap"
        >
          <HStack gap="1" flex="1" justify="space-between">
            <Text textStyle="sm" fontWeight="medium" minW="8rem" aria-hidden>
              {said} <KeyName name={barKey} />
            </Text>
            <IconButton size="sm" variant="ghost" aria-label={clear} title={clear} onClick={onClear}>
              <X aria-hidden />
            </IconButton>
          </HStack>
          <HStack
            data-actions
            gap="1"
            wrap="wrap"
            w={{ base: "full", sm: "auto" }}
            justify={{ base: "space-between", sm: "end" }}
          >
            {children}
          </HStack>
        </HStack>
      )}
    </>
  );
}

/** Key that moves the focus from the rows to the bar, and back. */
const barKey = "F6";

/**
 * In a list of hundreds of rows the bar is hundreds of tab stops away. One key moves the focus there, and back
 * to where it was.
 */
function useBarKey(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const element = bar.current;
      if (key !== barKey || altKey || ctrlKey || metaKey || shiftKey || element === null || isCovered())
        return;
      event.preventDefault();
      const isInside = element.contains(document.activeElement);
      if (isInside && before.current instanceof HTMLElement && before.current.isConnected) {
        before.current.focus();
        return;
      }
      before.current = document.activeElement;
      const [first] = element.querySelectorAll<HTMLElement>("[data-actions] :is(a, button):not(:disabled)");
      first?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [bar, isShown]);
}
