import { useProject } from '../data/admin-context.js'
import { Box, Choice } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'

const methods = {
  credentialEnabled: 'E-mail address and password',
  magicLinkEnabled: 'Link or code by e-mail',
  passkeyEnabled: 'Passkey',
} as const

const rules = {
  signUpEnabled: 'New accounts can be created',
  clientUserDeletionEnabled: 'Users can delete their own account',
  clientTeamCreationEnabled: 'Users can create teams',
  createTeamOnSignUp: 'Every new user gets a team',
  allowUserApiKeys: 'Users can make API keys',
  allowTeamApiKeys: 'Teams can have API keys',
} as const

const strategies = {
  link_method: 'Link it to that account',
  raise_error: 'Refuse it',
  allow_duplicates: 'Make another account',
} as const

type Flag = keyof typeof methods | keyof typeof rules
type Strategy = keyof typeof strategies

const flags = [...Object.keys(methods), ...Object.keys(rules)] as Flag[]

/** How people sign in, and what they may do by themselves. */
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
        How people sign in, and what they may do by themselves.
      </PageTitle>
      <section className="card narrow">
        <Form submit="Save" onSubmit={save}>
          <fieldset>
            <legend>Ways to sign in</legend>
            {boxes(methods)}
          </fieldset>
          <fieldset>
            <legend>What people may do</legend>
            {boxes(rules)}
          </fieldset>
          <Choice
            label="When a provider tells an address that an account has already"
            name="oauthAccountMergeStrategy"
            options={strategies}
            defaultValue={project.config.oauthAccountMergeStrategy}
          />
        </Form>
      </section>
    </>
  )
}
