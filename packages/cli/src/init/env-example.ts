import { editText } from './file-change.js'

interface ExampleVariable {
  readonly name: string
  readonly comment: string
}

const apiUrl = (prefix = ''): ExampleVariable => ({
  name: `${prefix}LATCHKEY_API_URL`,
  comment: 'URL of the Latchkey service',
})

const projectId = (prefix = ''): ExampleVariable => ({
  name: `${prefix}LATCHKEY_PROJECT_ID`,
  comment: 'Project ID',
})

const publishableClientKey = (prefix: string): ExampleVariable => ({
  name: `${prefix}LATCHKEY_PUBLISHABLE_CLIENT_KEY`,
  comment: 'Publishable client key, which may be public',
})

const secretServerKey: ExampleVariable = {
  name: 'LATCHKEY_SECRET_SERVER_KEY',
  comment: 'Secret server key. Never add a public prefix to this name',
}

/** The page calls the service. */
export const viteVariables = [apiUrl('VITE_'), projectId('VITE_'), publishableClientKey('VITE_')]

/** Only the server calls the service, and it reads the public variables too. */
export const nextVariables = [
  apiUrl(),
  projectId('NEXT_PUBLIC_'),
  publishableClientKey('NEXT_PUBLIC_'),
  secretServerKey,
]

/** Only the server calls the service. Vite inlines the variables of the page. */
export const viteServerVariables = [
  apiUrl(),
  projectId(),
  secretServerKey,
  projectId('VITE_'),
  publishableClientKey('VITE_'),
]

/** The page and the server call the service. */
export const astroVariables = [
  apiUrl(),
  projectId(),
  secretServerKey,
  apiUrl('PUBLIC_'),
  projectId('PUBLIC_'),
  publishableClientKey('PUBLIC_'),
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
