import { pictureSize } from "./pictureOptions";

/** Sharp on paper and on fine screens. */
const scale = 2;

/** The picture in pixels, made by the browser itself. */
export async function svgToPng(svg: string): Promise<Blob> {
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
