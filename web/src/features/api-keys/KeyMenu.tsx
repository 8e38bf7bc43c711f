import { Menu } from "@chakra-ui/react";
import { CalendarClock, Copy, EllipsisVertical, Globe, Link, TextCursorInput, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useT } from "../../i18n/useT";
import { type ApiKey, isViewKey, keyName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { useOffers } from "../../shared/offers/useOffers";
import { IconAction } from "../../shared/ui/IconAction";
import { MenuAction } from "../../shared/ui/MenuAction";
import { useCopy } from "../../shared/ui/useCopy";
import type { AskWork, KeyWork } from "./keyList";

export function KeyMenu({ apiKey, ask }: { apiKey: ApiKey; ask: AskWork }) {
  const t = useT(apiKeysTexts);
  const copy = useCopy();
  const hasEnds = useOffers().has("APIKEY_ENDS");
  const trigger = useRef<HTMLButtonElement>(null);
  const label = t("menuOf", { name: keyName(t, apiKey) });
  const asking = (work: KeyWork) => () => ask(work, apiKey, trigger.current);
  const copyKey = async (key: string) => {
    // The dialog shows it, to be selected by hand.
    if (!(await copy(t("key"), key))) ask("links", apiKey, trigger.current);
  };
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end", strategy: "fixed" }}>
      <Menu.Trigger asChild>
        <IconAction
          icon={EllipsisVertical}
          ref={trigger}
          color="fg.muted"
          label={label}
          title={t("actions")}
        />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content aria-label={label}>
          {isViewKey(apiKey) ? (
            <>
              <MenuAction
                value="copy"
                icon={Copy}
                label={t("copyKey")}
                onClick={() => void copyKey(apiKey.key)}
              />
              <MenuAction value="links" icon={Link} label={t("links")} onClick={asking("links")} />
            </>
          ) : null}
          <MenuAction value="rename" icon={TextCursorInput} label={t("rename")} onClick={asking("rename")} />
          {hasEnds ? (
            <MenuAction value="end" icon={CalendarClock} label={t("changeEnd")} onClick={asking("end")} />
          ) : null}
          <MenuAction value="sites" icon={Globe} label={t("sites")} onClick={asking("sites")} />
          <MenuAction
            value="revoke"
            icon={Trash2}
            label={t("revoke")}
            isDangerous
            onClick={asking("revoke")}
          />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
