import { saveFile } from "../../ui/saveFile";
import { drawSvg } from "./drawSvg";
import type { Pictured, PictureFormat, View } from "./pictured";
import { pictureName } from "./pictureName";
import { pictureOptions, pictureSize } from "./pictureOptions";

/** Makes the picture and saves it as a file; nothing leaves this browser. */
export async function savePicture(pictured: Pictured, view: View, format: PictureFormat): Promise<void> {
  const svg = drawSvg(pictureOptions(pictured, view));
  const bytes = format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await svgToPng(svg);
  saveFile(bytes, pictureName(pictured, format));
}

/** Sharp on paper and on high-resolution screens. */
const scale = 2;

/** The picture as PNG, rendered by the browser. */
async function svgToPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = pictureSize.width * scale;
  canvas.height = pictureSize.height * scale;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no pictures.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (png) => (png === null ? reject(new Error("This browser makes no PNG.")) : resolve(png)),
      "image/png",
    ),
  );
}
