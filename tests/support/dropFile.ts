import type { Page } from "puppeteer";
import { press } from "./page.js";

/** Drops a file on the import's drop area, and sends it. */
export async function dropFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page.waitForSelector("input[type=file]");
  await page.evaluate(
    (fileName, base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], fileName));
      const place = document.querySelector("input[type=file]")?.parentElement;
      place?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    name,
    Buffer.from(content).toString("base64"),
  );
  await press(page, "Naloži in preberi");
}
