/** @param {string} id @returns the element of the page with this ID */
export const at = (id) => document.querySelector(`#${id}`)

/**
 * Creates an element. Texts become text nodes, so that no text of an email or a name is parsed as HTML.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} properties
 * @param {(Node | string)[]} children
 */
export function element(tag, properties = {}, children = []) {
  const node = Object.assign(document.createElement(tag), properties)
  node.append(...children)
  return node
}
