const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:']
const WEB_PROTOCOLS = ['http:', 'https:']

/** Whether an address may be a link of an email: a web address or an email address. */
export const isLinkAddress = (text: string): boolean => hasProtocol(text, LINK_PROTOCOLS)

/** Whether an address may be that of a picture. */
export const isWebAddress = (text: string): boolean => hasProtocol(text, WEB_PROTOCOLS)

const hasProtocol = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
