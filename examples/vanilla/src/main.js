import { isLatchkeyError } from '@latchkey/core'
import {
  account,
  address,
  demo,
  email,
  entry,
  message,
  password,
  signOut,
  signUp,
  verified,
} from './elements.js'
import { latchkey } from './latchkey.js'

/** @param {string} text */
const say = (text) => (message.textContent = text)

/** @param {unknown} error */
function explain(error) {
  const isOutage = isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT')
  say(isOutage ? 'The service cannot be reached. Try again.' : 'Something went wrong.')
}

/** Shows the form or the account, also after a change in another tab. */
function show() {
  const { status, data: user, error } = latchkey.user.get()
  if (status === 'loading') return
  account.hidden = !user
  entry.hidden = Boolean(user)
  if (error) explain(error)
  if (!user) return
  email.textContent = user.primaryEmail
  verified.textContent = user.primaryEmailVerified ? 'verified' : 'not verified yet'
}

/** The account that ../../latchkey.config.ts creates. */
const demoCredential = { email: 'demo@example.com', password: 'demo-password' }

/** @param {SubmitEvent} event */
async function enter(event) {
  event.preventDefault()
  const typed = { email: address.value, password: password.value }
  const credential = event.submitter === demo ? demoCredential : typed
  const result =
    event.submitter === signUp
      ? await latchkey.signUpWithPassword(credential)
      : await latchkey.signInWithPassword(credential)
  if (result.status === 'error') return say(result.error.message)
  entry.reset()
  say('')
}

/** The verification email leads here, with a code that is used once and must not stay in the address. */
async function verify() {
  const code = new URLSearchParams(location.search).get('code')
  if (code === null) return
  history.replaceState(null, '', '/')
  const result = await latchkey.verifyEmail(code)
  say(result.status === 'ok' ? 'Your address is verified.' : result.error.message)
}

entry.addEventListener('submit', (event) => void enter(event).catch(explain))
signOut.addEventListener('click', () => void latchkey.signOut().catch(explain))
latchkey.user.subscribe(show)
show()
verify().catch(explain)
