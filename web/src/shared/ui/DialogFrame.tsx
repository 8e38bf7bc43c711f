import { Button, type ButtonProps, Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useT } from "../../i18n/useT";
import { besideDialogs } from "./besideDialogs";
import { firstFocus } from "./firstFocus";
import { uiTexts } from "./uiTexts";

type DialogFrameProps = {
  title: string;
  /** A question that must be answered. */
  role?: "alertdialog";
  size?: "lg" | "xl";
  /** While it is busy, it stays open. */
  isBusy: boolean;
  /** A click outside closes it too, unless it would discard input. */
  closeOnInteractOutside?: boolean;
  /** The same for Escape; false if it shows something that can't be shown again. */
  closeOnEscape?: boolean;
  /** Initial focus; omitted: the first input, see `firstFocus`. */
  initialFocusEl?: () => HTMLElement | null;
  onClose: () => void;
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

type DialogButtonsProps = ButtonProps & {
  /** Label of the button that does it. */
  action: string;
  isBusy?: boolean;
  onCancel: () => void;
};

/** A dialog's usual buttons: one that cancels, and one that does it. */
export function DialogButtons({ action, isBusy = false, onCancel, size, ...button }: DialogButtonsProps) {
  const t = useT(uiTexts);
  return (
    <>
      <Button variant="ghost" size={size} disabled={isBusy} onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button size={size} colorPalette="brand" loading={isBusy} loadingText={action} {...button}>
        {action}
      </Button>
    </>
  );
}
