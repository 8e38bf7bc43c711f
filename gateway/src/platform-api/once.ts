/**
 * A getter that works once for each object. Compiled operations ask for an object or a list anew for each value that they want
 * of it.
 */
export function getOnce<Of extends object>(name: string, work: (of: Of) => unknown) {
  return function (this: Of): unknown {
    const value = work(this);
    Object.defineProperty(this, name, { value });
    return value;
  };
}
