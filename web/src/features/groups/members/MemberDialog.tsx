import { Button, Tabs, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { MemberList } from "./MemberList";
import type { MemberWork } from "./memberWork";

type MemberDialogProps = {
  title: string;
  /** The ways that its tabs stand for: in, and out. */
  works: readonly MemberWork[];
  /** What that does, to know before. */
  note?: string | undefined;
  onClose: () => void;
};

/** Who or what comes to a group, and leaves it. */
export function MemberDialog({ title, works, note, onClose }: MemberDialogProps) {
  const ui = useT(uiTexts);
  const [isBusy, setBusy] = useState(false);
  const [open, setOpen] = useState<string>("in");
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <LargeDialog
      title={title}
      width="40rem"
      closeOnInteractOutside={false}
      onClose={close}
      body={{ px: { base: "4", md: "6" }, pt: "2", pb: "4" }}
      footer={
        <Button variant="ghost" disabled={isBusy} onClick={close}>
          {ui("close")}
        </Button>
      }
    >
      {note === undefined ? null : (
        <Text textStyle="sm" color="fg.muted" mt="2" mb="2">
          {note}
        </Text>
      )}
      <Tabs.Root
        value={open}
        onValueChange={({ value }) => setOpen(value)}
        colorPalette="brand"
        lazyMount
        unmountOnExit
        fitted
      >
        <Tabs.List aria-label={title}>
          {works.map(({ way, name }) => (
            <Tabs.Trigger key={way} value={way} disabled={isBusy}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {works.map((work) => (
          <Tabs.Content key={work.way} value={work.way} pt="4" colorPalette="gray">
            <MemberList work={work} onBusy={setBusy} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </LargeDialog>
  );
}
