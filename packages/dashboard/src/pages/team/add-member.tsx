import type { ServerTeam } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/teams.js'
import { useAdmin } from '../../data/admin-context.js'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'

/** Adds a user of the project to the team, by email. */
export function AddMember({ team }: { team: ServerTeam }) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const add = async (fields: FormData) => {
    const email = textOf(fields, 'email').toLowerCase()
    const users = await app.listUsers({ query: email })
    const user = users.find(({ primaryEmail }) => primaryEmail?.toLowerCase() === email)
    if (!user) throw new FieldError('email', text('noUserWithEmail'))
    await team.addUser(user.id)
  }
  return (
    <Form submit={text('addMember')} done={text('memberAdded')} isEmptied onSubmit={add}>
      <Field label={text('emailOfUser')} name="email" type="email" required autoComplete="off" />
    </Form>
  )
}
