import { PASSWORD_LENGTH } from '@latchkey/core'
import type { ServerUser } from '@latchkey/core/server'
import { useFeature } from '../../data/use-feature.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Field } from '../../ui/field.js'
import { Form } from '../../ui/form.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { GeneratePassword } from './generated-password.js'
import { ResetEmail } from './reset-email.js'
import { methodName } from '../users/methods.js'

/** The sign-in methods of a user, with those that an owner can reset. */
export function SignInMethods({ user }: { user: ServerUser }) {
  const hasGenerated = useFeature('generated-passwords')
  return (
    <section className="card" id="sign-in">
      <h2>Sign-in</h2>
      <SettingsRows>
        <li>
          <div>
            <h3>Password</h3>
            <p className="muted">{user.hasPassword ? 'Set' : 'Not set'}</p>
          </div>
          <div className="row">
            <DialogButton
              label={user.hasPassword ? 'Change password' : 'Set password'}
              title={user.hasPassword ? 'Change password' : 'Set password'}
            >
              {(close) => <PasswordForm user={user} close={close} />}
            </DialogButton>
            <ResetEmail user={user} />
            {hasGenerated && (
              <DialogButton label="Generate password" title="Generate a password?">
                {(close) => <GeneratePassword user={user} close={close} />}
              </DialogButton>
            )}
          </div>
        </li>
        <li>
          <div>
            <h3>Email code</h3>
            <p className="muted">{user.otpAuthEnabled ? 'On' : 'Off'}</p>
          </div>
        </li>
        <li>
          <div>
            <h3>Two-step verification</h3>
            <p className="muted">
              {user.isMultiFactorRequired ? 'Authenticator app' : 'Not set up'}
            </p>
          </div>
          {user.isMultiFactorRequired && (
            <ConfirmButton
              effect="destructive"
              label="Reset"
              ariaLabel="Reset two-step verification"
              title="Reset two-step verification?"
              confirm="Reset two-step verification"
              onConfirm={() => user.resetSecondFactor()}
            >
              The authenticator app and the recovery codes are removed. The user signs in without a
              code until they set it up again.
            </ConfirmButton>
          )}
        </li>
        {user.oauthProviders.map(({ id, accountId, email }) => (
          <li key={`${id} ${accountId}`}>
            <div>
              <h3>{methodName(id)}</h3>
              <p className="muted">
                <bdi dir="ltr">{email ?? accountId}</bdi>
              </p>
            </div>
            <Badge tone="good">Connected</Badge>
          </li>
        ))}
      </SettingsRows>
    </section>
  )
}

function PasswordForm({ user, close }: { user: ServerUser; close(): void }) {
  const save = async (fields: FormData) => {
    const password = fields.get('password')
    const result = await user.setPassword({
      password: typeof password === 'string' ? password : '',
    })
    if (result.status === 'error') throw result.error
    close()
  }
  return (
    <Form submit="Save password" onSubmit={save}>
      <p>The user is signed out on all devices.</p>
      <Field
        label="New password"
        name="password"
        type="password"
        required
        maxLength={PASSWORD_LENGTH.max}
        autoComplete="new-password"
      />
    </Form>
  )
}
