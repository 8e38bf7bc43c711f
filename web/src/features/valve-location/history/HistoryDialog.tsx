import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { valveHistoryTexts } from "../../../i18n/texts/valveHistory";
import { useT } from "../../../i18n/useT";
import type { Valve, ValveLocation } from "../../../shared/valves/valve";
import { HistoryContent } from "./HistoryContent";

type HistoryDialogProps = {
  location: Pick<ValveLocation, "timeZone">;
  valve: { client: Pick<Valve["client"], "id" | "name"> };
  onClose: () => void;
};

/** A valve's history over the page; over the whole window of a phone. */
export function HistoryDialog({ location, valve, onClose }: HistoryDialogProps) {
  const t = useT(valveHistoryTexts);
  return (
    <Dialog.Root
      open
      size={{ base: "full", md: "xl" }}
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxW={{ md: "min(84rem, 94dvw)" }}
            h={{ base: "100dvh", md: "94dvh" }}
            maxH="none"
            minH={{ md: "0" }}
            my={{ md: "auto" }}
            rounded={{ base: "0", md: "l3" }}
            overflow="hidden"
          >
            <Dialog.Header px={{ base: "4", md: "6" }} pt="4" pb="3" pe="14" borderBottomWidth="1px">
              <Dialog.Title overflowWrap="anywhere">{t("title", { name: valve.client.name })}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label={t("close")} title={t("close")} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body p={{ base: "3", md: "5" }} bg="bg.subtle">
              <HistoryContent client={valve.client} zone={location.timeZone} />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
