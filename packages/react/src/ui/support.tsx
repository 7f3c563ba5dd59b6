import { createContext, useContext } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import type { LabelKey } from '../locales/text.js'

/** The address of the project's support; undefined if there is none. */
export const SupportContext = createContext<string | undefined>(undefined)

/** Encodes the characters that would begin another part of the URL (RFC 6068, section 2). */
const mailtoUrl = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** A link that writes an email to the project's support. */
export const SupportLink = ({ email }: { email: string }) => (
  <a className="lk-link" href={mailtoUrl(email)}>
    {useTranslation().text('contactSupport')}
  </a>
)

/** A text that says why something was refused. Only the project's support can help with a ban, so its link is beside that. */
export function RefusalText({ label }: { label: LabelKey }) {
  const { text } = useTranslation()
  const email = useContext(SupportContext)
  if (!email || (label !== 'accountBanned' && label !== 'refusedByApp')) return text(label)
  return (
    <>
      {text(label)} {text('refusalMistake')} <SupportLink email={email} />
    </>
  )
}
