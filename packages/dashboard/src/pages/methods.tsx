import { useProject } from '../data/admin-context.js'
import { Box, Choice } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'

const methods = {
  credentialEnabled: 'Email and password',
  magicLinkEnabled: 'Email code and link',
  passkeyEnabled: 'Passkey',
} as const

const emails = {
  signInCodeInSubject: 'Show the code in the subject of sign-in emails',
} as const

const rules = {
  signUpEnabled: 'Allow sign-up',
  clientUserDeletionEnabled: 'Users can delete their own account',
  clientTeamCreationEnabled: 'Users can create teams',
  createTeamOnSignUp: 'Create a team for every new user',
  allowUserApiKeys: 'Users can create API keys',
  allowTeamApiKeys: 'Teams can have API keys',
} as const

const strategies = {
  link_method: 'Link the provider to that account',
  raise_error: 'Reject the sign-in',
  allow_duplicates: 'Create another account',
} as const

type Flag = keyof typeof methods | keyof typeof emails | keyof typeof rules
type Strategy = keyof typeof strategies

const flags = [...Object.keys(methods), ...Object.keys(emails), ...Object.keys(rules)] as Flag[]

/** The sign-in methods, and the actions that users may take themselves. */
export function Methods() {
  const project = useProject()
  const save = (fields: FormData) =>
    project.update({
      config: {
        ...(Object.fromEntries(flags.map((flag) => [flag, isTicked(fields, flag)])) as Record<
          Flag,
          boolean
        >),
        oauthAccountMergeStrategy: textOf(fields, 'oauthAccountMergeStrategy') as Strategy,
      },
    })
  const boxes = (names: Readonly<Partial<Record<Flag, string>>>) =>
    Object.entries(names).map(([flag, label]) => (
      <Box key={flag} label={label} name={flag} defaultChecked={project.config[flag as Flag]} />
    ))
  return (
    <>
      <PageTitle title="Sign-in methods">
        The sign-in methods, and the actions that users may take themselves.
      </PageTitle>
      <section className="card narrow">
        <Form submit="Save" onSubmit={save}>
          <fieldset>
            <legend>Methods</legend>
            {boxes(methods)}
          </fieldset>
          <fieldset>
            <legend>Emails</legend>
            {boxes(emails)}
          </fieldset>
          <fieldset>
            <legend>What users may do</legend>
            {boxes(rules)}
          </fieldset>
          <Choice
            label="If a provider returns an email that’s already in use"
            name="oauthAccountMergeStrategy"
            options={strategies}
            defaultValue={project.config.oauthAccountMergeStrategy}
          />
        </Form>
      </section>
    </>
  )
}
