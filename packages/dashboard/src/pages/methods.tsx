import { providerName } from '@latchkey/core/internal'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/methods.js'
import type { SharedKey } from '../locales/text.js'
import { useProject } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { Box, Choice } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { SettingsRows } from '../ui/lists/settings-rows.js'
import { PageTitle } from '../ui/page-title.js'

const methods = {
  credentialEnabled: 'emailAndPassword',
  magicLinkEnabled: 'emailCodeAndLink',
  passkeyEnabled: 'passkey',
} as const

const emails = {
  signInCodeInSubject: 'codeInSubject',
} as const

const rules = {
  signUpEnabled: 'allowSignUp',
  clientUserDeletionEnabled: 'usersDeleteAccount',
  clientTeamCreationEnabled: 'usersCreateTeams',
  createTeamOnSignUp: 'teamForEveryUser',
  allowUserApiKeys: 'usersCreateApiKeys',
  allowTeamApiKeys: 'teamsHaveApiKeys',
} as const

/** The texts for newcomers below labels that do not say enough. */
const helpTexts = {
  magicLinkEnabled: 'emailCodeAndLinkHelp',
  passkeyEnabled: 'passkeyHelp',
  signInCodeInSubject: 'codeInSubjectHelp',
  signUpEnabled: 'allowSignUpHelp',
  createTeamOnSignUp: 'teamForEveryUserHelp',
} as const

const strategies = {
  link_method: 'linkProvider',
  raise_error: 'rejectSignIn',
  allow_duplicates: 'createOtherAccount',
} as const

type Flag = keyof typeof methods | keyof typeof emails | keyof typeof rules
type Strategy = keyof typeof strategies

const flags = [...Object.keys(methods), ...Object.keys(emails), ...Object.keys(rules)] as Flag[]

/** The sign-in methods, and the actions that users may take themselves. */
export function Methods() {
  const { text, rich } = useTranslation(texts)
  const project = useProject()
  const save = (fields: FormData) =>
    project.update({
      config: changesOf(project.config, {
        ...(Object.fromEntries(flags.map((flag) => [flag, isTicked(fields, flag)])) as Record<
          Flag,
          boolean
        >),
        oauthAccountMergeStrategy: textOf(fields, 'oauthAccountMergeStrategy') as Strategy,
      }),
    })
  const boxes = (keys: Readonly<Partial<Record<Flag, SharedKey | keyof typeof texts>>>) =>
    Object.entries(keys).map(([flag, key]) => (
      <Box
        key={flag}
        label={text(key)}
        name={flag}
        defaultChecked={project.config[flag as Flag]}
        help={flag in helpTexts && text(helpTexts[flag as keyof typeof helpTexts])}
      />
    ))
  return (
    <>
      <PageTitle title={text('signInMethods')}>{text('methodsIntro')}</PageTitle>
      <div className="stack narrow">
        <ProvidersCard />
        <section className="card">
          <Form submit={text('save')} onSubmit={save}>
            <fieldset>
              <legend>{text('methods')}</legend>
              {boxes(methods)}
              <p className="help">
                {rich('twoStepElsewhere', {
                  link: <Link to="../policies">{text('policiesLink')}</Link>,
                })}
              </p>
            </fieldset>
            <fieldset>
              <legend>{text('signInEmails')}</legend>
              {boxes(emails)}
            </fieldset>
            <fieldset>
              <legend>{text('userRights')}</legend>
              {boxes(rules)}
            </fieldset>
            <Choice
              label={text('emailInUse')}
              name="oauthAccountMergeStrategy"
              options={{
                link_method: text(strategies.link_method),
                raise_error: text(strategies.raise_error),
                allow_duplicates: text(strategies.allow_duplicates),
              }}
              defaultValue={project.config.oauthAccountMergeStrategy}
            />
          </Form>
        </section>
      </div>
    </>
  )
}

/** Leads to the page of the providers, which a newcomer looks for among the sign-in methods. */
function ProvidersCard() {
  const { text } = useTranslation(texts)
  const { oauthProviders } = useProject().config
  const names = oauthProviders.map(({ id }) => providerName(id))
  return (
    <section className="card">
      <SettingsRows>
        <li>
          <div>
            <h2>{text('providers')}</h2>
            <p className="muted">
              {names.length > 0 ? names.join(', ') : text('providersExamples')}
            </p>
          </div>
          <Link className="button quiet" to="../providers">
            {text('setUpProviders')}
          </Link>
        </li>
      </SettingsRows>
    </section>
  )
}
