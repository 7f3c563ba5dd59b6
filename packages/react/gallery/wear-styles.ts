/// <reference types="vite/client" />
import account from '../src/account.css?inline'
import styles from '../src/styles.css?inline'

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const [forAll, forAccount] = [sheetOf(styles), sheetOf(account)]

const needsAccount =
  /^(controls|account-settings|mfa-setup|sso-setup|user-button|team-switcher|tables)/

/** Dresses the document in what an app loads for a page, and nothing more: see the README. */
export const wearStylesOf = (page: string): void => {
  document.adoptedStyleSheets = needsAccount.test(page) ? [forAll, forAccount] : [forAll]
}
