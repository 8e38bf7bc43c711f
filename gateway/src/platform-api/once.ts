const READ = Symbol("what was read once");

interface Reader {
  [READ]?: Record<string, unknown>;
}

/**
 * A getter that computes once per object. Compiled operations access an object or a list again for each of
 * its values.
 */
export function getOnce<Of extends object>(name: string, work: (of: Of) => unknown) {
  return function (this: Of & Reader): unknown {
    this[READ] ??= {};
    const read = this[READ];
    if (read[name] === undefined) read[name] = work(this);
    return read[name];
  };
}
