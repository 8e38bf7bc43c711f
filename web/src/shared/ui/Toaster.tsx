import { Box, ClientOnly, HStack, IconButton, Portal, Stack, Text } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useT } from "../../i18n/useT";
import { TOASTS_ID } from "./besideDialogs";
import { type Toast, type ToastKind, toast } from "./toastStore";
import { uiTexts } from "./uiTexts";

const looks: Record<ToastKind, { color: string; Icon: typeof Info }> = {
  success: { color: "fg.success", Icon: CircleCheck },
  error: { color: "fg.error", Icon: CircleAlert },
  info: { color: "fg.info", Icon: Info },
};

function Notice({ notice }: { notice: Toast }) {
  const t = useT(uiTexts);
  const { color, Icon } = looks[notice.kind];
  return (
    <HStack
      role={notice.kind === "error" ? "alert" : "status"}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="lg"
      shadow="lg"
      ps="4"
      pe="2"
      py="2"
      gap="3"
      animationName="slide-from-bottom, fade-in"
      animationDuration="200ms"
    >
      <Box color={color} flexShrink="0">
        <Icon size={18} aria-hidden />
      </Box>
      <Text textStyle="sm" flex="1" py="1">
        {notice.text}
      </Text>
      <IconButton
        aria-label={t("closeNotice")}
        size="xs"
        variant="ghost"
        alignSelf="start"
        onClick={() => toast.dismiss(notice.id)}
      >
        <X aria-hidden />
      </IconButton>
    </HStack>
  );
}

/** Used only while there are toasts: with such a rule on the body, each rendered element restyles the whole page. */
const besideOthers = {
  "body:has([data-save-bar]) &": { bottom: "calc(4.5rem + env(safe-area-inset-bottom))" },
  // A dialog's buttons are at its lower end, which on a phone is the window's.
  "body:has([role=dialog], [role=alertdialog]) &": {
    top: { base: "calc(0.5rem + env(safe-area-inset-top))", md: "auto" },
    bottom: { base: "auto", md: "calc(1rem + env(safe-area-inset-bottom))" },
  },
};

/** Pixels. */
const tallest = 200;

/** Moves the toasts to the window's other end while they would cover the focused element (WCAG 2.2, 2.4.11). */
function useAtOtherEnd(stack: RefObject<HTMLElement | null>, notices: readonly Toast[]): boolean {
  const [isOther, setOther] = useState(false);
  useLayoutEffect(() => {
    if (notices.length === 0) {
      setOther(false);
      return;
    }
    const makeRoom = () => {
      const focused = document.activeElement;
      const own = stack.current;
      if (own === null || focused === null || focused === document.body || own.contains(focused)) return;
      const [one, other] = [own.getBoundingClientRect(), focused.getBoundingClientRect()];
      // An element as high as a part of the page stays visible next to them.
      if (other.height > tallest) return;
      const isCovered =
        one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
      if (isCovered) setOther((before) => !before);
    };
    makeRoom();
    document.addEventListener("focusin", makeRoom);
    return () => document.removeEventListener("focusin", makeRoom);
  }, [stack, notices]);
  return isOther;
}

const atTop = { top: "calc(var(--bar-height, 0px) + 0.5rem)" };

/** Shows the toasts; mounted once. It is not in the prerendered page, because the app doesn't render it as a part of that. */
export function Toaster() {
  const t = useT(uiTexts);
  const notices = useSyncExternalStore(toast.subscribe, toast.read, toast.read);
  const stack = useRef<HTMLDivElement>(null);
  const isAtOtherEnd = useAtOtherEnd(stack, notices);
  return (
    <ClientOnly>
      <Portal>
        <Stack
          ref={stack}
          id={TOASTS_ID}
          role="region"
          // A dialog hides everything else in the body from screen readers, except live regions.
          aria-live="polite"
          aria-label={t("notifications")}
          position="fixed"
          {...(isAtOtherEnd ? atTop : { bottom: "calc(1rem + env(safe-area-inset-bottom))" })}
          css={notices.length > 0 && !isAtOtherEnd ? besideOthers : undefined}
          insetEnd="4"
          width="min(24rem, calc(100vw - 2rem))"
          gap="2"
          zIndex="toast"
        >
          {notices.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </Stack>
      </Portal>
    </ClientOnly>
  );
}
