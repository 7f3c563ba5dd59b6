import { expect, it } from 'vitest'
import { signInProblem } from './credentials.js'
import { signUpProblem, strengthOf } from './new-password.js'

const password = 'correct horse'

it.each([
  ['a@b', null],
  ['ada@example.com', null],
  ["o'hara+tag@sub.example.com", null],
  ['ünï@exämple.com', null],
  ['', 'emailMissing'],
  ['ada', 'emailInvalid'],
  ['@example.com', 'emailInvalid'],
  ['ada@', 'emailInvalid'],
  ['a@b@c', 'emailInvalid'],
  ['a@b,c@d', 'emailInvalid'],
  ['a@b;c@d', 'emailInvalid'],
  ['a@b c@d', 'emailInvalid'],
  ['Ada <ada@example.com>', 'emailInvalid'],
  ['a@b.c\r\nBcc:x', 'emailInvalid'],
  ['a@b.c\u0000', 'emailInvalid'],
])('validates the address %j: %s (IN05)', (email, label) => {
  expect(signInProblem({ email, password })?.label ?? null).toBe(label)
  expect(signUpProblem({ email, password })?.label ?? null).toBe(label)
})

it.each([
  ['', 'passwordMissing', 'passwordTooShort'],
  ['x', null, 'passwordTooShort'],
  ['seven77', null, 'passwordTooShort'],
  ['  eight8', null, null],
  ['🔑🔑🔑🔑', null, null],
  ['x'.repeat(256), null, null],
  ['x'.repeat(257), null, 'passwordTooLong'],
  ['😀'.repeat(256), null, null],
  ['あ'.repeat(257), null, 'passwordTooLong'],
  ['x'.repeat(4096), null, 'passwordTooLong'],
  ['x'.repeat(4097), 'passwordTooLong', 'passwordTooLong'],
])(
  'validates the password %j, for sign-in: %s, for sign-up: %s (IN01)',
  (typed, toSignIn, toSignUp) => {
    const email = 'ada@example.com'
    expect(signInProblem({ email, password: typed })?.label ?? null).toBe(toSignIn)
    expect(signUpProblem({ email, password: typed })?.label ?? null).toBe(toSignUp)
  },
)

it.each([
  ['', 'empty'],
  ['tulip', 'short'],
  ['aaaaaaaaaaaaaaaa', 'guessable'],
  ['abcabcabcabcabcabc', 'guessable'],
  ['tulip-42', 'enough'],
  ['correct horse battery', 'strong'],
  ['x'.repeat(257), 'long'],
  ['ada@example.com', 'email'],
  [' ADA@example.com ', 'email'],
  ['ａda@example.com', 'email'],
])('strengthOf rates the password %j as %s', (typed, level) => {
  expect(strengthOf({ password: typed, email: 'ada@example.com' })).toMatchObject({ level })
})

it('strengthOf accepts an email address as a password if there is no address to compare', () => {
  expect(strengthOf({ password: 'ada@example.com', email: null })).toEqual({ level: 'strong' })
})

it('signUpProblem rejects the email address as the password', () => {
  const typed = { email: 'ada@example.com', password: 'Ada@Example.com' }
  expect(signUpProblem(typed)).toEqual({ field: 'password', label: 'passwordIsEmail' })
})
