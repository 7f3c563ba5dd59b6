/**
 * Returns an element of the page by its id.
 *
 * @template {typeof HTMLElement} Kind
 * @param {string} id
 * @param {Kind} kind
 * @returns {InstanceType<Kind>}
 */
const element = (id, kind) => {
  const element = document.getElementById(id)
  if (element instanceof kind) return /** @type {InstanceType<Kind>} */ (element)
  throw new Error(`The page has no such element: ${id}.`)
}

export const entry = element('entry', HTMLFormElement)
export const demo = element('demo', HTMLButtonElement)
export const address = element('address', HTMLInputElement)
export const password = element('password', HTMLInputElement)
export const signUp = element('sign-up', HTMLButtonElement)
export const account = element('account', HTMLElement)
export const email = element('email', HTMLElement)
export const verified = element('verified', HTMLElement)
export const signOut = element('sign-out', HTMLButtonElement)
export const message = element('message', HTMLElement)
