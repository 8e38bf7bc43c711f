import type { Page } from "puppeteer";

/** A file that a page made and handed to the browser, and its size in pixels where it is a picture. */
export interface KeptFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  pixels: string | null;
  /** What it says, where it is text. */
  text: string | null;
}

declare global {
  interface Window {
    keptFile?: KeptFile;
  }
}

/** Looks at the files that the page makes, in place of the browser that would save them; call it before the page loads. */
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
