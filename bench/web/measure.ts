const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Functions of a page in this folder for its benchmark; all in milliseconds. */
export interface Bench {
  /** From having its data until it is painted and idle. */
  show: (variant: string) => Promise<number>;
  /** One change: its script only, and with the style and layout that it causes; means of `times` changes. */
  change: (times: number) => Promise<{ script: number; change: number }>;
}

/** One of the compared variants: renders itself on the page, and returns a function that makes a change at once. */
export type Variant = () => (turn: number) => void;

/** @param selector of an element that is there once a variant is shown */
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
