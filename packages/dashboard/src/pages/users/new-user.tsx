import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/users.js'
import { useAdmin } from '../../data/admin-context.js'
import { useOpenPage } from '../../navigation/use-open-page.js'
import { Box, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'

/** Creates a user, then opens the page of the user. */
export function NewUser() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const openPage = useOpenPage()
  const create = async (fields: FormData) => {
    const password = fields.get('password')
    const user = await app.createUser({
      displayName: textOf(fields, 'displayName') || null,
      primaryEmail: textOf(fields, 'primaryEmail'),
      primaryEmailVerified: isTicked(fields, 'primaryEmailVerified'),
      primaryEmailAuthEnabled: true,
      ...(typeof password === 'string' && password !== '' && { password }),
    })
    await openPage(user.id)
  }
  return (
    <Form submit={text('create')} onSubmit={create}>
      <Field label={text('name')} name="displayName" autoComplete="off" />
      <Field label={text('email')} name="primaryEmail" type="email" required autoComplete="off" />
      <Box label={text('emailIsVerified')} name="primaryEmailVerified" />
      <Field
        label={text('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        help={text('passwordHelp')}
      />
    </Form>
  )
}
