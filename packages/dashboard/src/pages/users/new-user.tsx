import { useNavigate } from 'react-router'
import { useAdmin } from '../../data/admin-context.js'
import { Box, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'

/** Adds somebody, then goes to their page. */
export function NewUser() {
  const app = useAdmin()
  const navigate = useNavigate()
  const create = async (fields: FormData) => {
    const password = fields.get('password')
    const user = await app.createUser({
      displayName: textOf(fields, 'displayName') || null,
      primaryEmail: textOf(fields, 'primaryEmail'),
      primaryEmailVerified: isTicked(fields, 'primaryEmailVerified'),
      primaryEmailAuthEnabled: true,
      ...(typeof password === 'string' && password !== '' && { password }),
    })
    await navigate(user.id)
  }
  return (
    <Form submit="Add user" onSubmit={create}>
      <Field label="Name" name="displayName" autoComplete="off" />
      <Field label="E-mail address" name="primaryEmail" type="email" required autoComplete="off" />
      <Box label="The address is verified" name="primaryEmailVerified" />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        help="Without one, they sign in by other ways."
      />
    </Form>
  )
}
