import type { EmailTemplate } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/templates.js'
import { useAdmin, useProject } from '../../data/admin-context.js'
import { useOwner } from '../../data/owner-context.js'
import { latchkey } from '../../latchkey.js'
import { useInboxUrl } from '../../ui/inbox-link.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { TaskButton } from '../../ui/task-button.js'
import { useSendsOwnTexts } from './use-sends-own-texts.js'

interface TestEmailProps {
  /** The email as it is in the editor, saved or not. */
  email: Pick<EmailTemplate, 'type' | 'subject' | 'content'>
  /** Throws if a text of the editor has an unknown placeholder. */
  checkTexts(): void
}

/** Sends an email to the verified address of the reader, and shows the outcome. */
export function TestEmail({ email: { type, subject, content }, checkTexts }: TestEmailProps) {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const { primaryEmail, primaryEmailVerified } = useOwner()
  const { emailConfig } = useProject().config
  const sendsOwnTexts = useSendsOwnTexts()
  const inboxUrl = useInboxUrl()
  const recipient = { email: <LeftToRight text={primaryEmail ?? ''} /> }
  const isOnlyInInbox = inboxUrl !== undefined && emailConfig.type === 'shared'
  const send = async () => {
    checkTexts()
    const result = await app.testEmailTemplate(type, { subject, content })
    if (result.status === 'error')
      throw new Error(text('serverRejected', { reason: result.error.errorMessage }))
  }
  return (
    <div className="actions">
      <TaskButton
        label={text('sendTestEmail')}
        isDisabled={!primaryEmailVerified || !sendsOwnTexts}
        done={
          isOnlyInInbox ? (
            <>
              {text('testInInbox')}{' '}
              <a href={inboxUrl} target="_blank" rel="noreferrer">
                {text('openInbox')}
              </a>
            </>
          ) : (
            rich('testSentTo', recipient)
          )
        }
        onAct={send}
      />
      <p className="help">
        {primaryEmailVerified ? (
          rich('testHelp', recipient)
        ) : (
          <>
            {text('verifyForTest')}{' '}
            <a href={`${latchkey.urls.accountSettings}/emails`}>{text('ownAddressesLink')}</a>
          </>
        )}
      </p>
    </div>
  )
}
