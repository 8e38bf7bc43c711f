import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useT } from "../../i18n/useT";
import { besideDialogs } from "./besideDialogs";
import { firstFocus } from "./firstFocus";
import { PaperHead } from "./PaperHead";
import { uiTexts } from "./uiTexts";

type LargeDialogProps = {
  title: string;
  /** Its width on large screens, as CSS; on a phone it fills the window. */
  width: string;
  /** Omitted: as high as its content, within the window. */
  height?: string;
  onClose: () => void;
  /** A click outside closes it too, unless it would discard input. */
  closeOnInteractOutside?: boolean;
  /** A screen of figures: it is printed in place of the page behind it. */
  isPaper?: boolean;
  body?: ComponentProps<typeof Dialog.Body>;
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog for the work of a whole page: wide, with a scrolling body; it fills the window of a phone. */
export function LargeDialog(props: LargeDialogProps) {
  const { title, width, height = "auto", onClose, isPaper, body, footer, children } = props;
  const t = useT(uiTexts);
  const [head, inside] = [useRef<HTMLHeadingElement>(null), useRef<HTMLDivElement>(null)];
  return (
    <Dialog.Root
      open
      persistentElements={besideDialogs}
      size={{ base: "full", md: "xl" }}
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={() => firstFocus(inside.current, head.current)}
      closeOnInteractOutside={props.closeOnInteractOutside ?? true}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...(isPaper ? { "data-paper": "" } : {})}>
          <Dialog.Content
            maxW={{ md: width }}
            h={{ base: "100dvh", md: height }}
            maxH={{ base: "none", md: "94dvh" }}
            minH={{ md: "0" }}
            my={{ md: "auto" }}
            rounded={{ base: "0", md: "l3" }}
            overflow="hidden"
          >
            {isPaper ? <PaperHead /> : null}
            <Dialog.Header px={{ base: "4", md: "6" }} pt="4" pb="3" pe="14" borderBottomWidth="1px">
              <Dialog.Title ref={head} tabIndex={-1} outline="none" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label={t("close")} title={t("close")} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body ref={inside} {...body}>
              {children}
            </Dialog.Body>
            {footer === undefined ? null : (
              <Dialog.Footer px={{ base: "4", md: "6" }} py="3" borderTopWidth="1px" gap="2">
                {footer}
              </Dialog.Footer>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
