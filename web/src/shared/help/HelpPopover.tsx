import { Popover, Portal } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useT } from "../../i18n/useT";
import { helpTexts } from "./helpTexts";
import type { HelpTerm } from "./helpTipTexts.sl";

type HelpPopoverProps = {
  term: HelpTerm;
  /** Id of the button that it opens next to; the focus returns there. */
  buttonId: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

export function HelpPopover({ term, buttonId, isOpen, onOpen }: HelpPopoverProps) {
  const t = useT(helpTexts);
  // Ids are set by hand: the popover looks for a title only once, which may be before its content arrives.
  const title = `${buttonId}-title`;
  const description = `${buttonId}-text`;
  // Closed at first: the popover takes the focus only when it opens, not if it is open from the start.
  const [isShown, show] = useState(false);
  useEffect(() => show(isOpen), [isOpen]);
  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      open={isShown}
      onOpenChange={({ open }) => onOpen(open)}
      ids={{ trigger: buttonId, title, description }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-labelledby={title}
            aria-describedby={description}
            w="20rem"
            maxW="calc(100vw - 2rem)"
            _print={{ display: "none" }}
          >
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
