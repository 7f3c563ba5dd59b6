/** Texts of the bar, the navigation and the search. */
export const texts = {
  /** Link of keyboard users over the bar and the navigation. */
  skipToContent: 'Skip to content',
  /** Item of the account menu, and the title of the dialog with the list of languages. */
  language: 'Language',
}
