import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useAdminQuery } from '../../data/admin-context.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { visibleName } from '../../ui/readable-text.js'

/** The passkeys of a user, as rows of the sign-in methods. */
export function Passkeys({ user }: { user: ServerUser }) {
  const { text, rich } = useTranslation(texts)
  const passkeys = useQuery(useAdminQuery(user, 'listPasskeys')) ?? []
  if (passkeys.length === 0)
    return (
      <li>
        <div>
          <h3>{text('passkeys')}</h3>
          <p className="muted">{text('notSetUp')}</p>
        </div>
      </li>
    )
  return passkeys.map((passkey) => {
    const name = visibleName(passkey.name ?? text('passkey')) ?? text('unnamedPasskey')
    return (
      <li key={passkey.id}>
        <div>
          <h3>
            <IsolatedText text={name} /> {passkey.name !== null && <Badge>{text('passkey')}</Badge>}
          </h3>
          <p className="muted">
            {passkey.lastUsedAt
              ? rich('createdAndUsed', {
                  created: <RelativeTime at={passkey.createdAt} />,
                  used: <RelativeTime at={passkey.lastUsedAt} />,
                })
              : rich('createdWhen', { when: <RelativeTime at={passkey.createdAt} /> })}
          </p>
        </div>
        <ConfirmButton
          effect="destructive"
          label={text('remove')}
          ariaLabel={text('removeNamed', { name })}
          title={rich('removeQuotedTitle', { name: <IsolatedText text={name} /> })}
          confirm={text('removePasskey')}
          onConfirm={() => user.removePasskey(passkey.id)}
        >
          {text('removePasskeyHelp')}
        </ConfirmButton>
      </li>
    )
  })
}
