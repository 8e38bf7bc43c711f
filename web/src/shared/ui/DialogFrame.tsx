import { Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { besideDialogs } from "./besideDialogs";
import { firstFocus } from "./firstFocus";

type DialogFrameProps = {
  title: string;
  /** A question that must be answered. */
  role?: "alertdialog";
  size?: "lg" | "xl";
  /** While something is on its way it stays open. */
  isBusy: boolean;
  /** A click beside it closes it too, unless what was entered would be lost. */
  closeOnInteractOutside?: boolean;
  /** As above; false where it shows what can't be shown again. */
  closeOnEscape?: boolean;
  /** Where it begins; left out: at the first of what is to be filled in, see `firstFocus`. */
  initialFocusEl?: () => HTMLElement | null;
  onClose: () => void;
  /** Buttons. */
  footer: ReactNode;
  children: ReactNode;
};

const keepHeights = { "& > *": { flexShrink: 0 } };

/** A dialog over the page: title, content, buttons. */
export function DialogFrame({ title, isBusy, onClose, footer, children, ...root }: DialogFrameProps) {
  const [head, body] = [useRef<HTMLHeadingElement>(null), useRef<HTMLDivElement>(null)];
  return (
    <Dialog.Root
      open
      persistentElements={besideDialogs}
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={() => firstFocus(body.current, head.current)}
      {...root}
      onOpenChange={({ open }) => {
        if (!open && !isBusy) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title ref={head} tabIndex={-1} outline="none" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            {/* It scrolls: a list in it keeps its height. */}
            <Dialog.Body ref={body} display="flex" flexDirection="column" gap="4" css={keepHeights}>
              {children}
            </Dialog.Body>
            <Dialog.Footer gap="2" flexWrap="wrap">
              {footer}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
