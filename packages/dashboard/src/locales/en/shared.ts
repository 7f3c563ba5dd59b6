/** Texts that several pages have. */
export const texts = {
  /** Read aloud while a page is loading. */
  loading: 'Loading',
}
