import { useNavigate } from 'react-router'
import { useAdmin } from '../../data/admin-context.js'
import { Box, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'

/** Creates a user, then opens the page of the user. */
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
    <Form submit="Create user" onSubmit={create}>
      <Field label="Name" name="displayName" autoComplete="off" />
      <Field label="Email" name="primaryEmail" type="email" required autoComplete="off" />
      <Box label="Email is verified" name="primaryEmailVerified" />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        help="Optional. Without one, the user signs in with another method."
      />
    </Form>
  )
}
