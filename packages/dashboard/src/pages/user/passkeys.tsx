import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useAdminQuery } from '../../data/admin-context.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { visibleName } from '../../ui/readable-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'

/** The passkeys of a user. */
export function Passkeys({ user }: { user: ServerUser }) {
  const { text, rich } = useTranslation(texts)
  const passkeys = useQuery(useAdminQuery(user, 'listPasskeys')) ?? []
  return (
    <section className="card" id="passkeys">
      <h2>{text('passkeys')}</h2>
      {passkeys.length === 0 && <p className="muted">{text('noPasskeys')}</p>}
      <SettingsRows>
        {passkeys.map((passkey) => {
          const name = passkey.name ?? text('passkey')
          return (
            <li key={passkey.id}>
              <div>
                <h3>
                  <IsolatedText text={visibleName(name) ?? text('unnamedPasskey')} />
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
                title={rich('removeQuotedTitle', {
                  name: <IsolatedText text={visibleName(name) ?? text('unnamedPasskey')} />,
                })}
                confirm={text('removePasskey')}
                onConfirm={() => user.removePasskey(passkey.id)}
              >
                {text('removePasskeyHelp')}
              </ConfirmButton>
            </li>
          )
        })}
      </SettingsRows>
    </section>
  )
}
