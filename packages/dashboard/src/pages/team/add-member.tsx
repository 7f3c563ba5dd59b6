import type { ServerTeam } from '@latchkey/core/server'
import { useAdmin } from '../../data/admin-context.js'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'

/** Adds a user of the project to the team, by email. */
export function AddMember({ team }: { team: ServerTeam }) {
  const app = useAdmin()
  const add = async (fields: FormData) => {
    const email = textOf(fields, 'email').toLowerCase()
    const users = await app.listUsers({ query: email })
    const user = users.find(({ primaryEmail }) => primaryEmail?.toLowerCase() === email)
    if (!user) throw new FieldError('email', 'No user of this project has this email.')
    await team.addUser(user.id)
  }
  return (
    <Form submit="Add member" done="Added." onSubmit={add}>
      <Field label="Email of a user" name="email" type="email" required autoComplete="off" />
    </Form>
  )
}
