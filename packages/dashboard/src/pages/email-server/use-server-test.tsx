import { useUser } from '@latchkey/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/email-delivery.js'
import { useAdmin } from '../../data/admin-context.js'
import { Dialog } from '../../ui/dialog.js'
import type { OwnServer } from './edited-server.js'

interface Question {
  readonly reason: string
  answer(isAccepted: boolean): void
}

interface ServerTest {
  /** The address of the reader, which gets the test emails. */
  readonly recipient: string | null
  /** Asks what to do after a failed test. */
  readonly dialog: ReactNode
  /** Tests a server. If it does not work, resolves only if the reader accepts that. */
  test(server: OwnServer): Promise<void>
}

/** Tests a server before it is saved: an unreachable one would keep users from signing in. */
export function useServerTest(): ServerTest {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const { primaryEmail } = useUser({ or: 'redirect' })
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (reason: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isAccepted: boolean) => {
        setQuestion(null)
        resolve(isAccepted)
      }
      setQuestion({ reason, answer })
    })
  const test = async (server: OwnServer) => {
    const result = await app.sendTestEmail({
      recipientEmail: primaryEmail ?? server.senderEmail,
      emailConfig: { ...server, password: server.password ?? '' },
    })
    if (result.status === 'ok') return
    const reason = text('serverRejected', { reason: result.error.errorMessage })
    if (!(await ask(reason))) throw new Error(reason)
  }
  const dialog = question && (
    <Dialog title={text('saveAnywayTitle')} onClose={() => question.answer(false)}>
      <p dir="auto">{question.reason}</p>
      <p>{text('saveAnywayHelp')}</p>
      <div className="actions">
        <button className="button quiet" type="button" onClick={() => question.answer(false)}>
          {text('cancel')}
        </button>
        <button className="button" type="button" onClick={() => question.answer(true)}>
          {text('saveAnyway')}
        </button>
      </div>
    </Dialog>
  )
  return { recipient: primaryEmail, dialog, test }
}
