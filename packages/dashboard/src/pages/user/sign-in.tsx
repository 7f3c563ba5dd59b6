import { PASSWORD_LENGTH } from '@latchkey/core'
import type { ServerUser } from '@latchkey/core/server'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useFeature } from '../../data/use-feature.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Field } from '../../ui/field.js'
import { Form } from '../../ui/form.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { GeneratePassword } from './generated-password.js'
import { Passkeys } from './passkeys.js'
import { ResetEmail } from './reset-email.js'
import { methodName } from '../users/methods.js'

/** The sign-in methods of a user, with those that an owner can reset. */
export function SignInMethods({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  const hasGenerated = useFeature('generated-passwords')
  return (
    <section className="card" id="sign-in">
      <h2>{text('signInSection')}</h2>
      <SettingsRows>
        <li>
          <div>
            <h3>{text('password')}</h3>
            <p className="muted">
              {user.hasPassword ? text('passwordSet') : text('passwordNotSet')}
            </p>
          </div>
          <div className="row">
            <DialogButton
              label={user.hasPassword ? text('changePassword') : text('setPassword')}
              title={user.hasPassword ? text('changePassword') : text('setPassword')}
            >
              {(close) => <PasswordForm user={user} close={close} />}
            </DialogButton>
            {hasGenerated ? (
              <MoreMenu name={text('password')}>
                <ResetEmail user={user} />
                <DialogButton
                  label={text('generatePassword')}
                  title={text('generatePasswordTitle')}
                >
                  {(close) => <GeneratePassword user={user} close={close} />}
                </DialogButton>
              </MoreMenu>
            ) : (
              <ResetEmail user={user} />
            )}
          </div>
        </li>
        <li>
          <div>
            <h3>{text('emailCode')}</h3>
            <p className="muted">{user.otpAuthEnabled ? text('on') : text('off')}</p>
          </div>
        </li>
        <Passkeys user={user} />
        <li>
          <div>
            <h3>{text('twoStepVerification')}</h3>
            <p className="muted">
              {user.isMultiFactorRequired ? text('authenticatorApp') : text('notSetUp')}
            </p>
          </div>
          {user.isMultiFactorRequired && (
            <RoleLimit needs="support">
              <ConfirmButton
                effect="destructive"
                label={text('reset')}
                ariaLabel={text('resetTwoStep')}
                title={text('resetTwoStepTitle')}
                confirm={text('resetTwoStep')}
                onConfirm={() => user.resetSecondFactor()}
              >
                {text('resetTwoStepHelp')}
              </ConfirmButton>
            </RoleLimit>
          )}
        </li>
        {user.oauthProviders.map(({ id, accountId, email }) => (
          <li key={`${id} ${accountId}`}>
            <div>
              <h3>{methodName(id, text)}</h3>
              <p className="muted">
                <bdi dir="ltr">{email ?? accountId}</bdi>
              </p>
            </div>
            <Badge tone="good">{text('connected')}</Badge>
          </li>
        ))}
      </SettingsRows>
    </section>
  )
}

function PasswordForm({ user, close }: { user: ServerUser; close(): void }) {
  const { text } = useTranslation(texts)
  const save = async (fields: FormData) => {
    const password = fields.get('password')
    const result = await user.setPassword({
      password: typeof password === 'string' ? password : '',
    })
    if (result.status === 'error') throw result.error
    close()
  }
  return (
    <Form submit={text('savePassword')} onSubmit={save}>
      <p>{text('newPasswordHelp')}</p>
      <Field
        label={text('newPassword')}
        name="password"
        type="password"
        required
        maxLength={PASSWORD_LENGTH.max}
        autoComplete="new-password"
      />
    </Form>
  )
}
