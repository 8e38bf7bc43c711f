import { Button, type ButtonProps } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../../i18n/useT";
import { adminClientsTexts } from "../adminClientsTexts";
import type { SettingsPanelProps } from "./SettingsPanel";

const load = () => import("./SettingsPanel");
const SettingsPanel = lazy(async () => ({ default: (await load()).SettingsPanel }));

/** Opens the list's settings; their code comes when somebody reaches for them. */
export function SettingsButton(props: Omit<SettingsPanelProps, "trigger">) {
  const t = useT(adminClientsTexts);
  const [isWanted, setWanted] = useState(false);
  const button = (more: ButtonProps) => (
    <Button size="sm" variant="outline" bg="bg.panel" aria-haspopup="dialog" {...more}>
      <SlidersHorizontal aria-hidden />
      {t("settings")}
    </Button>
  );
  const preload = () => void load();
  const closed = button({ onPointerEnter: preload, onFocus: preload, onClick: () => setWanted(true) });
  return isWanted ? (
    <Suspense fallback={closed}>
      <SettingsPanel {...props} trigger={button({})} />
    </Suspense>
  ) : (
    closed
  );
}
