export { SignedInView } from '../signed-in-view.js'
export { MailCodeView } from './mail-code-view.js'
export { passkeyLabel } from './passkey-label.js'
