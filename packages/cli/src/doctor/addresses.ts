import { API_URL, PUBLIC_NAMES, PUBLIC_PREFIXES, read, type Variables } from '../variables.js'
import { type Check, documentation, type Finding, isInClear } from './check.js'

const name = 'addresses'
const link = documentation(name)

/** Variables of one thing that say different things: pages and server would part. */
const disagreements = (variables: Variables): Finding[] =>
  PUBLIC_NAMES.flatMap((bare) => {
    const names = ['', ...PUBLIC_PREFIXES].map((prefix) => prefix + bare)
    const set = names.filter((variable) => variables[variable])
    if (new Set(set.map((variable) => variables[variable]?.replace(/\/+$/, ''))).size < 2) return []
    return {
      message: `${set.join(' and ')} differ: your pages and your server would not use the same one.`,
      fix: 'Give them the same value, or keep one.',
      link,
    }
  })

function mistakes(address: string): Finding[] {
  const isAddress = /^https?:\/\/[^?#@]+$/i.test(address) && URL.canParse(address)
  if (isAddress && !isInClear(new URL(address))) return []
  return [
    {
      message: isAddress
        ? `${API_URL} begins with http: passwords and tokens could be read on the way.`
        : `${API_URL} is no address of a service.`,
      fix: 'Change it to an address like https://auth.example.com.',
      link,
    },
  ]
}

/** Where the service and the project are, as the environment says it. */
export const addresses: Check = {
  name,
  title: 'The environment names one service and one project',
  look({ variables }) {
    const address = read(variables, API_URL)
    return [...disagreements(variables), ...(address ? mistakes(address) : [])]
  },
}
