import { editText } from './file-change.js'

interface ExampleVariable {
  readonly name: string
  readonly comment: string
}

const apiUrl = (prefix = ''): ExampleVariable => ({
  name: `${prefix}LATCHKEY_API_URL`,
  comment: 'URL of the Latchkey service',
})

const projectVariables = (prefix: string): ExampleVariable[] => [
  { name: `${prefix}LATCHKEY_PROJECT_ID`, comment: 'Project ID' },
  {
    name: `${prefix}LATCHKEY_PUBLISHABLE_CLIENT_KEY`,
    comment: 'Publishable client key, which may be public',
  },
]

export const viteVariables = [apiUrl('VITE_'), ...projectVariables('VITE_')]

export const nextVariables: readonly ExampleVariable[] = [
  // Only the server calls the service.
  apiUrl(),
  ...projectVariables('NEXT_PUBLIC_'),
  {
    name: 'LATCHKEY_SECRET_SERVER_KEY',
    comment: 'Secret server key. Never add a public prefix to this name',
  },
]

const HEADING =
  '# Latchkey. "latchkey dev" sets these variables, so they are needed only for production.'

/** Adds the missing variables to the text of `.env.example`. */
export const addVariables = (text: string, variables: readonly ExampleVariable[]) =>
  editText(text, (example) => {
    const missing = variables.filter(({ name }) => !new RegExp(`^#? ?${name}=`, 'm').test(example))
    if (missing.length === 0) return example
    const lines = missing.flatMap(({ name, comment }) => [`# ${comment}`, `${name}=`])
    const before = example === '' || example.endsWith('\n') ? example : `${example}\n`
    return `${before}${before === '' ? '' : '\n'}${[HEADING, ...lines].join('\n')}\n`
  })
