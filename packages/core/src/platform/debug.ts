/** Shows what has happened to a developer who wants to know. */
export const debug = (event: object) => {
  // oxlint-disable-next-line no-console -- where events go when they are asked for
  console.debug(event)
}
