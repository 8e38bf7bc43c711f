import { chakra, IconButton } from "@chakra-ui/react";
import { CircleHelp } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useT } from "../../i18n/useT";
import { toast } from "../ui/toastStore";
import { helpTipTexts } from "./helpTipTexts";
import type { HelpTerm } from "./helpTipTexts.sl";

const load = () => import("./HelpPopover");
const HelpPopover = lazy(async () => ({ default: (await load()).HelpPopover }));

const preload = () => void load().catch(() => undefined);

/**
 * Help button of a term; the explanation is loaded when somebody reaches for it. Don't put it inside a heading
 * or a button. It takes no width, or it could wrap to a line of its own: its container leaves 24 pixels at the
 * end.
 */
export function HelpTip({ term }: { term: HelpTerm }) {
  const t = useT(helpTipTexts);
  const id = useId();
  /** Null: not opened yet. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const toggle = () => {
    if (isOpen) setOpen(false);
    else
      load().then(
        () => {
          toast.settle("help");
          setOpen(true);
        },
        () => toast.error(t("failed"), "help"),
      );
  };
  return (
    <chakra.span lineHeight="0">
      <IconButton
        id={id}
        size="2xs"
        variant="ghost"
        rounded="full"
        color="fg.subtle"
        my="-1.5"
        me="-6"
        verticalAlign="middle"
        position="relative"
        _after={thumb}
        _print={{ display: "none" }}
        aria-label={t(term)}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        <CircleHelp aria-hidden />
      </IconButton>
      {isOpen === null ? null : (
        <Suspense fallback={null}>
          <HelpPopover term={term} buttonId={id} isOpen={isOpen} onOpen={setOpen} />
        </Suspense>
      )}
    </chakra.span>
  );
}

/** The touch target is larger than the visible icon. */
const thumb = {
  content: '""',
  position: "absolute",
  inset: "0",
  rounded: "full",
  "@media (pointer: coarse)": { inset: "-2" },
} as const;
