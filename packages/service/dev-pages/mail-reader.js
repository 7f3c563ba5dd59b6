import { at } from './element.js'
import { writeTimes } from './time.js'

const CONFIRMED_MILLIS = 1500
/** The email in the reading pane, or null. */
let open = null

/** @returns ID of the email in the reading pane, or undefined */
export const openId = () => open?.id

/** Shows an email in the reading pane; null clears it. */
export function show(mail) {
  open = mail
  at('reader').hidden = mail === null
  at('none-chosen').hidden = mail !== null
  document.body.classList.toggle('is-reading', mail !== null)
  if (mail === null) return
  at('subject').textContent = mail.subject
  at('from').textContent = `${mail.from.name} <${mail.from.email}>`
  at('to').textContent = mail.to.join(', ')
  at('sent').dateTime = mail.sentAt
  at('error').textContent = mail.error === null ? '' : `Not delivered: ${mail.error}`
  at('error').hidden = mail.error === null
  at('text').textContent = mail.text
  at('html').src = `mail/${mail.id}`
  at('typed').hidden = mail.oneTimeCode === null
  at('typed-code').textContent = mail.oneTimeCode
  showLink(mail)
  writeTimes()
  at('subject').focus()
}

/** A callback URL can have any scheme. Only http and https URLs become links; others are shown as text. */
function showLink({ link }) {
  const isWebAddress = /^https?:/i.test(link)
  at('link').textContent = link
  at('open').hidden = !isWebAddress
  at('open').href = isWebAddress ? link : ''
}

/** Shows an email at the width that it has on a desktop or a phone, or its plain text. */
function chooseView(view) {
  at('html').hidden = view === 'text'
  at('html').classList.toggle('is-phone', view === 'phone')
  at('text').hidden = view !== 'text'
  for (const button of document.querySelectorAll('[data-view]'))
    button.ariaPressed = String(button.dataset.view === view)
}

async function copy(button) {
  // After a second click, the label would still be the confirmation of the first one.
  const label = (button.dataset.label ??= button.textContent)
  await navigator.clipboard.writeText(open[button.dataset.copy])
  button.textContent = 'Copied'
  setTimeout(() => (button.textContent = label), CONFIRMED_MILLIS)
}

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', () => void copy(button))
for (const button of document.querySelectorAll('[data-view]'))
  button.addEventListener('click', () => chooseView(button.dataset.view))
