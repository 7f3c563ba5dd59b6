import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../data/admin-context.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { visibleName } from '../../ui/readable-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'

/** The passkeys of a user. */
export function Passkeys({ user }: { user: ServerUser }) {
  const passkeys = useQuery(useAdminQuery(user, 'listPasskeys')) ?? []
  return (
    <section className="card" id="passkeys">
      <h2>Passkeys</h2>
      {passkeys.length === 0 && <p className="muted">This user has no passkeys.</p>}
      <SettingsRows>
        {passkeys.map((passkey) => {
          const name = passkey.name ?? 'Passkey'
          return (
            <li key={passkey.id}>
              <div>
                <h3>
                  <IsolatedText text={visibleName(name) ?? 'Unnamed passkey'} />
                </h3>
                <p className="muted">
                  Created <RelativeTime at={passkey.createdAt} />
                  {passkey.lastUsedAt && (
                    <>
                      , last used <RelativeTime at={passkey.lastUsedAt} />
                    </>
                  )}
                </p>
              </div>
              <ConfirmButton
                effect="destructive"
                label="Remove"
                ariaLabel={`Remove ${name}`}
                title={
                  <>
                    Remove “<IsolatedText text={visibleName(name) ?? 'Unnamed passkey'} />
                    ”?
                  </>
                }
                confirm="Remove passkey"
                onConfirm={() => user.removePasskey(passkey.id)}
              >
                The user can no longer sign in with it.
              </ConfirmButton>
            </li>
          )
        })}
      </SettingsRows>
    </section>
  )
}
