import { Popover, Portal } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import type { HelpTerm } from "../../i18n/sl/helpTip";
import { helpTexts } from "../../i18n/texts/help";
import { useT } from "../../i18n/useT";

type HelpPopoverProps = {
  term: HelpTerm;
  /** The id of the button that it opens beside, and to which the focus returns. */
  buttonId: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** What a term means. */
export function HelpPopover({ term, buttonId, isOpen, onOpen }: HelpPopoverProps) {
  const t = useT(helpTexts);
  // Closed at first: it takes the focus as it opens, and not where it is open from the start.
  const [isShown, show] = useState(false);
  useEffect(() => show(isOpen), [isOpen]);
  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      open={isShown}
      onOpenChange={({ open }) => onOpen(open)}
      ids={{ trigger: buttonId }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="20rem" maxW="calc(100vw - 2rem)" _print={{ display: "none" }}>
            <Popover.Arrow>
              <Popover.ArrowTip />
            </Popover.Arrow>
            <Popover.Body px="4" py="3">
              <Popover.Title fontWeight="semibold">{t(term)}</Popover.Title>
              <Popover.Description pt="1" color="fg.muted" lineHeight="1.5">
                {t(`${term}Text`)}
              </Popover.Description>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
