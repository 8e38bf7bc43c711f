import { saveFile } from "../../ui/saveFile";
import { drawSvg } from "./drawSvg";
import type { Pictured, PictureFormat, View } from "./pictured";
import { pictureName } from "./pictureName";
import { pictureOptions } from "./pictureOptions";
import { svgToPng } from "./svgToPng";

/** Makes the picture and hands it over as a file; nothing leaves this browser. */
export async function savePicture(pictured: Pictured, view: View, format: PictureFormat): Promise<void> {
  const svg = drawSvg(pictureOptions(pictured, view));
  const bytes = format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await svgToPng(svg);
  saveFile(bytes, pictureName(pictured, format));
}
