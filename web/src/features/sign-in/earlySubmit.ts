/** True once where the form was sent before the portal's code was there: web/firstView/show.js left word of it. */
export function wasSubmittedEarly(): boolean {
  const { dataset } = document.documentElement;
  const wasSubmitted = dataset.submitted !== undefined;
  delete dataset.submitted;
  return wasSubmitted;
}
