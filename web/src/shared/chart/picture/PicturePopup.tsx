import { Menu } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { toast } from "../../ui/toastStore";
import { PictureButton } from "./PictureButton";
import { type PictureFormat, type PictureMenuProps, viewOf } from "./pictured";
import { pictureTexts } from "./pictureTexts";

const formats: readonly PictureFormat[] = ["png", "svg"];

/** The menu of formats, open. */
export function PicturePopup({ drawn, name, size, ...pictured }: PictureMenuProps) {
  const t = useT(pictureTexts);
  const shownName = name ?? pictured.model.title;
  async function save(format: PictureFormat): Promise<void> {
    try {
      const { savePicture } = await import("./savePicture");
      await savePicture(pictured, viewOf(drawn?.current ?? null), format);
      toast.settle(`picture:${shownName}`);
    } catch {
      toast.error(t("failed"), `picture:${shownName}`);
    }
  }
  return (
    // Cards clip everything that overflows them, except elements fixed to the window.
    <Menu.Root defaultOpen positioning={{ placement: "bottom-end", strategy: "fixed" }}>
      <Menu.Trigger asChild>
        <PictureButton name={shownName} size={size} />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content aria-label={t("saveOf", { name: shownName })}>
          {formats.map((format) => (
            <Menu.Item key={format} value={format} onClick={() => save(format)}>
              {t(format)}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
