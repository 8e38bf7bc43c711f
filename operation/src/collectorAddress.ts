/** The setting that names a collector of traces, or none. @throws Error if it is no address */
export function collectorAddress(input: string): string {
  if (input !== "" && !/^https?:\/\/[^\s?#]+$/.test(input))
    throw new Error("must be an address, such as http://127.0.0.1:4318");
  return input;
}
