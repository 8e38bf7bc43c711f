import type { Page } from "puppeteer";

/** A file that a page gave to the browser, with its size in pixels if it is a picture. */
export interface KeptFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  pixels: string | null;
  /** Content of a text file. */
  text: string | null;
}

declare global {
  interface Window {
    keptFile?: KeptFile;
  }
}

/** Captures the files that the page makes, instead of the browser's download; call it before the page loads. */
export async function keepFiles(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const made = new Map<string, Blob>();
    const create = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      const url = create(file);
      if (file instanceof Blob) made.set(url, file);
      return url;
    };
    HTMLAnchorElement.prototype.click = async function keep() {
      const file = made.get(this.href);
      if (!file) return;
      const picture = await createImageBitmap(file).catch(() => null);
      const pixels = picture && `${picture.width} x ${picture.height}`;
      const text = file.type.startsWith("text/") ? await file.text() : null;
      window.keptFile = { name: this.download, type: file.type, size: file.size, pixels, text };
    };
  });
}

/** The last of them, once it is there. */
export async function keptFile(page: Page): Promise<KeptFile> {
  const kept = await page.waitForFunction(() => window.keptFile);
  return (await kept.jsonValue()) as KeptFile;
}
