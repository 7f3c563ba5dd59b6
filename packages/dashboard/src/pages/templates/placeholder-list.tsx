import type { EmailTemplate } from '@latchkey/core/admin'
import type { RefObject } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/templates.js'
// The names that the service accepts, which depend on nothing else of it.
import { placeholdersOf } from '../../../../service/src/domain/email/templates/template-placeholders.js'

/** The keys of the meanings of placeholders. */
const meanings: Readonly<Record<string, keyof typeof texts>> = {
  projectDisplayName: 'placeholderProject',
  userDisplayName: 'placeholderUser',
  recipientEmail: 'placeholderRecipient',
  supportEmail: 'placeholderSupport',
  emailVerificationLink: 'placeholderLink',
  passwordResetLink: 'placeholderLink',
  magicLink: 'placeholderLink',
  teamInvitationLink: 'placeholderLink',
  rejectionLink: 'placeholderRejection',
  otp: 'placeholderCode',
  codeLifetime: 'placeholderLifetime',
  device: 'placeholderDevice',
  location: 'placeholderLocation',
  time: 'placeholderTime',
  teamDisplayName: 'placeholderTeam',
  inviterDisplayName: 'placeholderInviter',
}

/** A field of an email that can have placeholders. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement

interface PlaceholderListProps {
  type: EmailTemplate['type']
  /** The field that receives a placeholder, at its cursor. */
  field: RefObject<TextControl | null>
}

/** The placeholders of an email with their meanings. A press inserts one. */
export function PlaceholderList({ type, field }: PlaceholderListProps) {
  const { text } = useTranslation(texts)
  return (
    <details className="placeholders">
      <summary>{text('placeholders')}</summary>
      <p className="help">{text('insertHelp')}</p>
      <ul>
        {placeholdersOf(type).map((name) => {
          const key = meanings[name]
          return (
            <li key={name}>
              <button
                type="button"
                aria-label={text('insertPlaceholder', { name })}
                onClick={() => field.current && insert(field.current, `{{ ${name} }}`)}
              >
                <code dir="ltr">{`{{ ${name} }}`}</code>
              </button>
              {key !== undefined && <span>{text(key)}</span>}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Replaces the selection of a field, as typing does. */
function insert(field: TextControl, text: string): void {
  const { selectionStart, selectionEnd, value } = field
  field.focus()
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
