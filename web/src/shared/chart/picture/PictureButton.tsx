import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import { ImageDown } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { pictureTexts } from "./pictureTexts";

type PictureButtonProps = Omit<IconButtonProps, "aria-label" | "name"> & { name: string };

/** Opens the menu of formats. `name` is the chart's title. */
export function PictureButton({ name, size = "sm", ...button }: PictureButtonProps) {
  const t = useT(pictureTexts);
  return (
    <IconButton size={size} variant="ghost" aria-label={t("saveOf", { name })} title={t("save")} {...button}>
      <ImageDown aria-hidden />
    </IconButton>
  );
}
