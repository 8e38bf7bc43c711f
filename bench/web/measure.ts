const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** What a page of this folder offers to its benchmark; milliseconds all. */
export interface Bench {
  /** From having its data until it is painted and nothing is left to do. */
  show: (variant: string) => Promise<number>;
  /** One change: its script alone, and with the style and layout that it causes; means of so many. */
  change: (times: number) => Promise<{ script: number; change: number }>;
}

/** One of the things that are compared: puts itself onto the page, and says how to change one thing at once. */
export type Variant = () => (turn: number) => void;

/** @param selector what stands in the page once a variant is shown */
export function offer(variants: Record<string, Variant>, selector: string): void {
  let change: ReturnType<Variant> | undefined;
  const bench: Bench = {
    show: async (name) => {
      await idle();
      const begun = performance.now();
      change = variants[name]?.();
      while (document.querySelector(selector) === null) await frame();
      await frame();
      await idle();
      return performance.now() - begun;
    },
    change: async (times) => {
      const took = { script: 0, change: 0 };
      for (let turn = 0; turn < times; turn += 1) {
        await frame();
        const begun = performance.now();
        change?.(turn);
        took.script += performance.now() - begun;
        document.body.getBoundingClientRect();
        took.change += performance.now() - begun;
      }
      return { script: took.script / times, change: took.change / times };
    },
  };
  Object.assign(window, { bench });
}
