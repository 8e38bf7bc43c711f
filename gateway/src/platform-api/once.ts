const READ = Symbol("what was read once");

interface Reader {
  [READ]?: Record<string, unknown>;
}

/**
 * A getter that works once for each object. Compiled operations ask for an object or a list anew for each value that they want
 * of it.
 */
export function getOnce<Of extends object>(name: string, work: (of: Of) => unknown) {
  return function (this: Of & Reader): unknown {
    this[READ] ??= {};
    const read = this[READ];
    if (read[name] === undefined) read[name] = work(this);
    return read[name];
  };
}
