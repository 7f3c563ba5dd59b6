import {
  API_URL,
  PUBLIC_NAMES,
  PUBLIC_PREFIXES,
  readVariable,
  type Variables,
} from '../variables.js'
import { type Check, CheckSkipped, docsUrl, type Finding, isPlainHttp } from './check.js'

const name = 'environment'
const link = docsUrl(name)

/** Finds variables for the same setting with different values: pages and server would use different projects. */
const findConflicts = (variables: Variables): Finding[] =>
  PUBLIC_NAMES.flatMap((bareName) => {
    const names = ['', ...PUBLIC_PREFIXES].map((prefix) => prefix + bareName)
    const set = names.filter((variable) => variables[variable])
    if (new Set(set.map((variable) => variables[variable]?.replace(/\/+$/, ''))).size < 2) return []
    return {
      message: `${set.join(' and ')} have different values, so your pages and your server would not use the same one.`,
      fix: 'Set them to the same value, or remove one.',
      link,
    }
  })

function checkApiUrl(value: string): Finding[] {
  const isUrl = /^https?:\/\/[^?#@]+$/i.test(value) && URL.canParse(value)
  if (isUrl && !isPlainHttp(new URL(value))) return []
  return [
    {
      message: isUrl
        ? `${API_URL} uses http, so others on the network can read passwords and tokens.`
        : `${API_URL} is not the URL of a service.`,
      fix: 'Change it to a URL such as https://auth.example.com.',
      link,
    },
  ]
}

/** Checks the service URL and the project in the environment variables. */
export const environment: Check = {
  name,
  title: 'Environment variables',
  run({ variables }) {
    const apiUrl = readVariable(variables, API_URL)
    const findings = [...findConflicts(variables), ...(apiUrl ? checkApiUrl(apiUrl) : [])]
    const missing = PUBLIC_NAMES.filter((variable) => !readVariable(variables, variable))
    // No problem of an app that passes the settings in its code.
    if (findings.length === 0 && missing.length > 0)
      throw new CheckSkipped(
        `missing ${missing.join(', ')}. Set them, unless the code of your app passes these settings.`,
      )
    return findings
  },
}
