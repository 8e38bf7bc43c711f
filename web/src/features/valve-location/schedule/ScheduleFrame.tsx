import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { valveScheduleTexts } from "../../../i18n/texts/valveSchedule";
import { useT } from "../../../i18n/useT";

type ScheduleFrameProps = { title: string; onClose: () => void; footer: ReactNode; children: ReactNode };

/** The editor over the page; over the whole window of a phone. */
export function ScheduleFrame({ title, onClose, footer, children }: ScheduleFrameProps) {
  const t = useT(valveScheduleTexts);
  return (
    <Dialog.Root
      open
      size={{ base: "full", md: "xl" }}
      placement="center"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxW={{ md: "min(70rem, 94dvw)" }}
            h={{ base: "100dvh", md: "auto" }}
            maxH={{ md: "92dvh" }}
            minH={{ md: "0" }}
            my={{ md: "auto" }}
            rounded={{ base: "0", md: "l3" }}
            overflow="hidden"
          >
            <Dialog.Header px={{ base: "4", md: "6" }} pt="4" pb="3" pe="14" borderBottomWidth="1px">
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label={t("close")} title={t("close")} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body
              px={{ base: "4", md: "6" }}
              py="5"
              display="flex"
              flexDirection="column"
              gap="4"
              position="relative"
            >
              {children}
            </Dialog.Body>
            <Dialog.Footer px={{ base: "4", md: "6" }} py="3" borderTopWidth="1px" gap="2">
              {footer}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
