/**
 * In place of hoist-non-react-statics, which comes with Emotion for its withTheme alone: nothing here is made by that, and the library
 * costs every page 1.2 kB.
 */
export default function hoistNonReactStatics<T>(target: T): T {
  return target;
}
