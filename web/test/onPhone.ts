import { jest } from "@jest/globals";

/** Every media query holds: the narrow ones decide. Until `jest.restoreAllMocks`. */
export const onPhone = () =>
  jest.spyOn(window, "matchMedia").mockImplementation((media) => {
    const list: Partial<MediaQueryList> = {
      matches: true,
      media,
      addEventListener() {},
      removeEventListener() {},
    };
    return list as MediaQueryList;
  });
