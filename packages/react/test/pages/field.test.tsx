import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CodeInput } from '../../src/ui/forms/code-input.js'
import { Field } from '../../src/ui/forms/field.js'
import { Form, type FormProblem } from '../../src/ui/forms/form.js'
import { Standalone } from '../../src/ui/standalone.js'

const form = (problem: FormProblem | null) => (
  <Standalone placeholder={null}>
    <Form problem={problem} onSubmit={() => {}}>
      <Field label="Email address" name="email" />
    </Form>
  </Standalone>
)

it('clears the error of a field as soon as the user edits it, and shows the next error', async () => {
  const person = userEvent.setup()
  const { rerender } = render(form({ field: 'email', label: 'emailMissing' }))
  const field = await screen.findByRole('textbox', { name: 'Email address' })
  screen.getByText('Enter your email address.')
  await person.type(field, 'a')
  expect(screen.queryByText('Enter your email address.')).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBe('false')
  rerender(form({ field: 'email', label: 'emailMissing' }))
  screen.getByText('Enter your email address.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('has an Enter key hint and does not capitalize digits on on-screen keyboards', async () => {
  render(
    <Standalone placeholder={null}>
      <Field label="Email address" name="email" />
      <CodeInput kind="digits" label="From the app" />
      <CodeInput kind="letters" label="From the email" />
    </Standalone>,
  )
  const email = await screen.findByRole('textbox', { name: 'Email address' })
  expect(email.getAttribute('enterkeyhint')).toBe('go')
  const capitals = (name: string) =>
    screen.getByRole('textbox', { name }).getAttribute('autocapitalize')
  expect([capitals('From the app'), capitals('From the email')]).toEqual(['off', 'characters'])
})
